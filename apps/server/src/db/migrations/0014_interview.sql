CREATE TABLE "interview_draws" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_draws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"role_title" text NOT NULL,
	"scenario_type" text NOT NULL,
	"difficulty_level" text NOT NULL,
	"is_multiple_choice" boolean NOT NULL,
	"questions" jsonb NOT NULL,
	"is_regenerated" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_responses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_responses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"response_text" text NOT NULL,
	"response_video_url" text,
	"response_audio_url" text,
	"duration" integer,
	"body_language_analysis" jsonb,
	"speech_analysis" jsonb,
	"speech" jsonb,
	"ai_scoring" jsonb NOT NULL,
	"feedback" text NOT NULL,
	"shown" jsonb NOT NULL,
	"follow_up_of" integer,
	"follow_up_question" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"response_id" integer NOT NULL,
	"score" integer NOT NULL,
	"technical_accuracy" integer NOT NULL,
	"communication_clarity" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"role_title" text NOT NULL,
	"scenario_type" text NOT NULL,
	"difficulty_level" text NOT NULL,
	"status" text NOT NULL,
	"scheduled_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"overall_score" integer,
	"ai_feedback" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_questions" ADD COLUMN "roles" jsonb;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD COLUMN "skills" jsonb;--> statement-breakpoint
ALTER TABLE "interview_draws" ADD CONSTRAINT "interview_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_responses" ADD CONSTRAINT "interview_responses_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."interview_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_scores" ADD CONSTRAINT "interview_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_scores" ADD CONSTRAINT "interview_scores_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_scores" ADD CONSTRAINT "interview_scores_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."interview_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_scores" ADD CONSTRAINT "interview_scores_response_id_interview_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."interview_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_draws_person" ON "interview_draws" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "interview_responses_person" ON "interview_responses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "interview_responses_session" ON "interview_responses" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "interview_responses_question" ON "interview_responses" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "interview_scores_person" ON "interview_scores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_sessions_person" ON "interview_sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "interview_sessions_status" ON "interview_sessions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "interview_questions_drawing" ON "interview_questions" USING btree ("question_type","difficulty_level");--> statement-breakpoint
INSERT INTO "features" ("name", "code", "description") VALUES
  ('Interview practice', 'interview_practice', 'A session of interview questions with marked answers'),
  ('New interview questions', 'interview_questions', 'Another set of interview questions in place of the one drawn');
--> statement-breakpoint
INSERT INTO "subscription_features" ("tier_id", "feature_id", "limit")
SELECT tier.id, "features"."id", tier.daily
FROM "features", (VALUES (NULL::integer, 100), (1, 1000), (2, 1000), (3, 1000)) AS tier(id, daily)
WHERE "features"."code" IN ('interview_practice', 'interview_questions');
