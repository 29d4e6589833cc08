CREATE TABLE "career_stories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "career_stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"target_role" text NOT NULL,
	"tone" text NOT NULL,
	"length" text NOT NULL,
	"form" text NOT NULL,
	"written" jsonb NOT NULL,
	"edited_text" text,
	"engine" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_stories_version_per_person" UNIQUE("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "career_stories" ADD CONSTRAINT "career_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;