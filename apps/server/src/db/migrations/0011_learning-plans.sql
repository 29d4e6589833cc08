CREATE TABLE "learning_plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"preferences" jsonb NOT NULL,
	"target_role" text,
	"required_skills" jsonb NOT NULL,
	"next_steps" jsonb NOT NULL,
	"basis" jsonb,
	"engine" text,
	"made_at" timestamp with time zone,
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
ALTER TABLE "learning_plans" ADD CONSTRAINT "learning_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_marks" ADD CONSTRAINT "milestone_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_step_replies" ADD CONSTRAINT "next_step_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "features" ("name", "code", "description") VALUES
  ('Learning path', 'learning_path', 'Working out what to learn for a target role');
--> statement-breakpoint
INSERT INTO "subscription_features" ("tier_id", "feature_id", "limit")
SELECT tier.id, "features"."id", tier.daily
FROM "features", (VALUES (NULL::integer, 100), (1, 1000), (2, 1000), (3, 1000)) AS tier(id, daily)
WHERE "features"."code" = 'learning_path';
