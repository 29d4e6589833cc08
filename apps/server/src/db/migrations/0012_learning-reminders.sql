ALTER TABLE "learning_plans" ADD COLUMN "next_milestone" jsonb;--> statement-breakpoint
ALTER TABLE "learning_plans" ADD COLUMN "reminded_at" timestamp with time zone;