CREATE TABLE "application_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"due_on" date,
	"is_done" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"says" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"simulated_on" date,
	"employer_step" integer,
	CONSTRAINT "application_events_once" UNIQUE("application_id","employer_step")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"job_id" text,
	"is_sample" boolean NOT NULL,
	"is_automatic" boolean NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text,
	"role" text,
	"link" text,
	"description" text,
	"resume_id" integer,
	"resume_version" integer,
	"resume_document_id" integer,
	"posting_document_id" integer,
	"match_score" integer,
	"match" jsonb,
	"status" text NOT NULL,
	"next_steps" jsonb NOT NULL,
	"stage" text NOT NULL,
	"simulated_on" date,
	"interview_on" date,
	"employer_step" integer DEFAULT 0 NOT NULL,
	"next_step_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_updated" timestamp with time zone NOT NULL,
	CONSTRAINT "job_applications_once" UNIQUE("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "sent_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_documents_once" UNIQUE("user_id","kind","sha256")
);
--> statement-breakpoint
CREATE TABLE "hidden_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hidden_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"job_id" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_jobs_once" UNIQUE("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"auto_apply_threshold" integer NOT NULL,
	"daily_cap" integer NOT NULL,
	"employer_cap" integer NOT NULL,
	"is_paused" boolean NOT NULL,
	"blocked_employers" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_entries" ADD CONSTRAINT "application_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_entries" ADD CONSTRAINT "application_entries_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_resume_document_id_sent_documents_id_fk" FOREIGN KEY ("resume_document_id") REFERENCES "public"."sent_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_posting_document_id_sent_documents_id_fk" FOREIGN KEY ("posting_document_id") REFERENCES "public"."sent_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD CONSTRAINT "sent_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_settings" ADD CONSTRAINT "job_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_entries_application" ON "application_entries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_entries_person" ON "application_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_events_person" ON "application_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_applications_due" ON "job_applications" USING btree ("next_step_at") WHERE "job_applications"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "job_applications_deleted" ON "job_applications" USING btree ("deleted_at") WHERE "job_applications"."deleted_at" is not null;