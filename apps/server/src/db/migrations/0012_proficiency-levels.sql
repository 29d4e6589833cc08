CREATE TABLE "skill_proficiency_levels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_proficiency_levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"skill_name" text NOT NULL,
	"level" integer NOT NULL,
	"description" text NOT NULL,
	"required_capabilities" jsonb NOT NULL,
	"suggested_projects" jsonb NOT NULL,
	"learning_resources" jsonb NOT NULL,
	"seed_hash" text,
	"set_by_operator_at" timestamp with time zone,
	CONSTRAINT "skill_proficiency_levels_once" UNIQUE("skill_name","level")
);
