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
ALTER TABLE "course_enrollments" ADD CONSTRAINT "course_enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrollments" ADD CONSTRAINT "course_enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_roles" ADD CONSTRAINT "course_roles_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_enrollments_course" ON "course_enrollments" USING btree ("course_id");