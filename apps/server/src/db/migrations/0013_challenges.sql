CREATE TABLE "challenge_works" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"challenge_id" text NOT NULL,
	"title" text NOT NULL,
	"skills" jsonb NOT NULL,
	"steps_done" jsonb NOT NULL,
	"link" text,
	"text" text,
	"taken_at" timestamp with time zone NOT NULL,
	"handed_in_at" timestamp with time zone,
	CONSTRAINT "challenge_works_once" UNIQUE("user_id","challenge_id")
);
--> statement-breakpoint
ALTER TABLE "challenge_works" ADD CONSTRAINT "challenge_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;