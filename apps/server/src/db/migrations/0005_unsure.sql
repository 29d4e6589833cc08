ALTER TABLE "resumes" ADD COLUMN "shows_personal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "used_at" timestamp with time zone;