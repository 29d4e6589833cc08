CREATE TABLE "assessment_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"run_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"option" integer NOT NULL,
	"is_right" boolean NOT NULL,
	"is_seen" boolean NOT NULL,
	"difficulty" text NOT NULL,
	"shown" jsonb NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessment_answers_once" UNIQUE("run_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "assessment_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"skill_name" text NOT NULL,
	"assessment_date" timestamp with time zone NOT NULL,
	"previous_level" integer,
	"new_level" integer NOT NULL,
	"improvement_areas" jsonb NOT NULL,
	"strengths" jsonb NOT NULL,
	"assessment_type" text NOT NULL,
	"assessment_details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessment_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assessment_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"skill_name" text NOT NULL,
	"status" text NOT NULL,
	"seed" integer NOT NULL,
	"pending_question_id" integer,
	"pending_version" text,
	"result" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "question_reports_once" UNIQUE("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "skill_assessments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_assessments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"skill_name" text NOT NULL,
	"proficiency_level" integer,
	"confidence" integer,
	"last_assessed" timestamp with time zone NOT NULL,
	"next_assessment_due" timestamp with time zone,
	"verified" boolean DEFAULT false NOT NULL,
	"verification_method" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"certificate" jsonb,
	"schedule" jsonb,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "certificate_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"assessment_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"attached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificate_files_assessmentId_unique" UNIQUE("assessment_id")
);
--> statement-breakpoint
CREATE TABLE "interview_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank_id" text,
	"role_category" text,
	"question_type" text NOT NULL,
	"difficulty_level" text NOT NULL,
	"question" text NOT NULL,
	"expected_key_points" jsonb NOT NULL,
	"sample_answer" text,
	"evaluation_criteria" jsonb NOT NULL,
	"follow_up_questions" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"is_multiple_choice" boolean DEFAULT false NOT NULL,
	"options" jsonb,
	"correct_option_index" integer,
	"option_explanations" jsonb,
	"skill_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seed_hash" text,
	"set_by_operator_at" timestamp with time zone,
	CONSTRAINT "interview_questions_bankId_unique" UNIQUE("bank_id")
);
--> statement-breakpoint
ALTER TABLE "assessment_answers" ADD CONSTRAINT "assessment_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answers" ADD CONSTRAINT "assessment_answers_run_id_assessment_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."assessment_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_answers" ADD CONSTRAINT "assessment_answers_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."interview_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_history" ADD CONSTRAINT "assessment_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_runs" ADD CONSTRAINT "assessment_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."interview_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_assessments" ADD CONSTRAINT "skill_assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_files" ADD CONSTRAINT "certificate_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_files" ADD CONSTRAINT "certificate_files_assessment_id_skill_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."skill_assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_answers_person" ON "assessment_answers" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "assessment_history_skill" ON "assessment_history" USING btree ("user_id","skill_name");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_runs_one_running" ON "assessment_runs" USING btree ("user_id","skill_name") WHERE "assessment_runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "question_reports_status" ON "question_reports" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "skill_assessments_once" ON "skill_assessments" USING btree ("user_id","skill_name","verification_method") WHERE "skill_assessments"."verification_method" <> 'certification';--> statement-breakpoint
CREATE INDEX "skill_assessments_person" ON "skill_assessments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "skill_assessments_due" ON "skill_assessments" USING btree ("next_assessment_due");--> statement-breakpoint
CREATE INDEX "certificate_files_user" ON "certificate_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_questions_skill" ON "interview_questions" USING btree ("skill_name");--> statement-breakpoint
INSERT INTO "features" ("name", "code", "description") VALUES
  ('Skill assessment', 'skill_assessment', 'A quiz that judges the level of a skill');
--> statement-breakpoint
INSERT INTO "subscription_features" ("tier_id", "feature_id", "limit")
SELECT tier.id, "features"."id", tier.daily
FROM "features", (VALUES (NULL::integer, 100), (1, 1000), (2, 1000), (3, 1000)) AS tier(id, daily)
WHERE "features"."code" = 'skill_assessment';
