CREATE TABLE "uploaded_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploaded_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"format" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "based_on" integer;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "feedback_words" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "wishes" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "understood" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "left_out" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "score" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD CONSTRAINT "uploaded_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploaded_files_user" ON "uploaded_files" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_file_id_uploaded_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."uploaded_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_based_on_resumes_id_fk" FOREIGN KEY ("based_on") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD COLUMN "resume_id" integer;--> statement-breakpoint
INSERT INTO "uploaded_files" ("user_id", "format", "size_bytes", "content", "resume_id") SELECT "resumes"."user_id", "resume_files"."format", "resume_files"."size_bytes", "resume_files"."content", "resumes"."id" FROM "resume_files" JOIN "resumes" ON "resumes"."id" = "resume_files"."resume_id";--> statement-breakpoint
UPDATE "resumes" SET "file_id" = "uploaded_files"."id", "reason" = 'Uploaded' FROM "uploaded_files" WHERE "uploaded_files"."resume_id" = "resumes"."id";--> statement-breakpoint
ALTER TABLE "uploaded_files" DROP COLUMN "resume_id";--> statement-breakpoint
DROP TABLE "resume_files";
