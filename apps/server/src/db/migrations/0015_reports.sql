CREATE TABLE "task_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"task_id" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "task_reports_once" UNIQUE("user_id","kind","task_id")
);
--> statement-breakpoint
ALTER TABLE "challenge_works" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "challenge_works" ADD COLUMN "criteria" jsonb;--> statement-breakpoint
ALTER TABLE "task_reports" ADD CONSTRAINT "task_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_reports_status" ON "task_reports" USING btree ("status");