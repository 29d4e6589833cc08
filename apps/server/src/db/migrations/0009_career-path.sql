CREATE TABLE "career_path_suggestions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "career_path_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"target_role" text NOT NULL,
	"user_type" text NOT NULL,
	"resume_id" integer,
	"resume_version" integer,
	"resume_file_name" text,
	"profile" jsonb NOT NULL,
	"claimed" jsonb NOT NULL,
	"path" jsonb NOT NULL,
	"engine" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_path_suggestions_goal" UNIQUE("user_id","target_role","user_type")
);
--> statement-breakpoint
ALTER TABLE "career_path_suggestions" ADD CONSTRAINT "career_path_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_path_suggestions" ADD CONSTRAINT "career_path_suggestions_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_path_suggestions_resume" ON "career_path_suggestions" USING btree ("resume_id");--> statement-breakpoint
INSERT INTO "features" ("name", "code", "description") VALUES
  ('Career path recommendations', 'career_path', 'Working out the steps to a target role');
--> statement-breakpoint
INSERT INTO "subscription_features" ("tier_id", "feature_id", "limit")
SELECT tier.id, "features"."id", tier.daily
FROM "features", (VALUES (NULL::integer, 100), (1, 1000), (2, 1000), (3, 1000)) AS tier(id, daily)
WHERE "features"."code" = 'career_path';
