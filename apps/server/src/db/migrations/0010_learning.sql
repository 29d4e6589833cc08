CREATE TABLE "course_enrollments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_enrollments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"status" text DEFAULT 'not_started' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone,
	"rating" integer,
	CONSTRAINT "course_enrollments_once" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "course_roles" (
	"course_id" integer NOT NULL,
	"role" text NOT NULL,
	"priority" text NOT NULL,
	CONSTRAINT "course_roles_course_id_role_pk" PRIMARY KEY("course_id","role")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"catalog_id" text,
	"name" text NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"target_role" text,
	"priority" text,
	"skills_gained" jsonb NOT NULL,
	"level" text,
	"free" boolean,
	"provider" text,
	"external_id" text,
	"lms_provider" text,
	"duration" text,
	"instructors" jsonb,
	"certificate_available" boolean DEFAULT false NOT NULL,
	"last_synced" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"seed_hash" text,
	"set_by_operator_at" timestamp with time zone,
	CONSTRAINT "courses_catalogId_unique" UNIQUE("catalog_id")
);
--> statement-breakpoint
CREATE TABLE "learning_plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"preferences" jsonb NOT NULL,
	"target_role" text,
	"required_skills" jsonb NOT NULL,
	"next_steps" jsonb NOT NULL,
	"basis" jsonb,
	"engine" text,
	"made_at" timestamp with time zone,
	"next_milestone" jsonb,
	"reminded_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "milestone_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"milestone_id" text NOT NULL,
	"role" text NOT NULL,
	"title" text NOT NULL,
	"skills" jsonb NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "milestone_marks_once" UNIQUE("user_id","role","milestone_id")
);
--> statement-breakpoint
CREATE TABLE "next_step_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "next_step_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"step_id" text NOT NULL,
	"title" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "next_step_replies_once" UNIQUE("user_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "skill_proficiency_levels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_proficiency_levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"skill_name" text NOT NULL,
	"level" integer NOT NULL,
	"description" text NOT NULL,
	"required_capabilities" jsonb NOT NULL,
	"suggested_projects" jsonb NOT NULL,
	"learning_resources" jsonb NOT NULL,
	"seed_hash" text,
	"set_by_operator_at" timestamp with time zone,
	CONSTRAINT "skill_proficiency_levels_once" UNIQUE("skill_name","level")
);
--> statement-breakpoint
ALTER TABLE "career_path_suggestions" ADD COLUMN "resume_digest" text;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD CONSTRAINT "course_enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD CONSTRAINT "course_enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_roles" ADD CONSTRAINT "course_roles_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_plans" ADD CONSTRAINT "learning_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_marks" ADD CONSTRAINT "milestone_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_step_replies" ADD CONSTRAINT "next_step_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_enrollments_course" ON "course_enrollments" USING btree ("course_id");--> statement-breakpoint
INSERT INTO "features" ("name", "code", "description") VALUES
  ('Learning path', 'learning_path', 'Working out what to learn for a target role');
--> statement-breakpoint
INSERT INTO "subscription_features" ("tier_id", "feature_id", "limit")
SELECT tier.id, "features"."id", tier.daily
FROM "features", (VALUES (NULL::integer, 100), (1, 1000), (2, 1000), (3, 1000)) AS tier(id, daily)
WHERE "features"."code" = 'learning_path';
