CREATE TABLE "exercise_progress" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exercise_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"exercise_id" text NOT NULL,
	"title" text NOT NULL,
	"skill" text NOT NULL,
	"kind" text NOT NULL,
	"difficulty" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"hints_taken" integer DEFAULT 0 NOT NULL,
	"solution_seen_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"passed_by" text,
	"passed_code" text,
	"passed_alone" boolean DEFAULT false NOT NULL,
	"minute_started_at" timestamp with time zone,
	"runs_this_minute" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exercise_progress_once" UNIQUE("user_id","exercise_id")
);
--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD CONSTRAINT "exercise_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;