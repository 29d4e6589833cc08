CREATE TABLE "career_analytics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "career_analytics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role_title" text NOT NULL,
	"region" text NOT NULL,
	"median_salary" double precision NOT NULL,
	"demand_score" double precision NOT NULL,
	"growth_rate" double precision NOT NULL,
	"timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"skills_in_demand" jsonb NOT NULL,
	"market_insights" jsonb NOT NULL,
	"seed_hash" text,
	"set_by_operator_at" timestamp with time zone,
	CONSTRAINT "career_analytics_once" UNIQUE("role_title","region")
);
--> statement-breakpoint
CREATE TABLE "geographic_opportunities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "geographic_opportunities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region" text NOT NULL,
	"role_title" text NOT NULL,
	"opportunity_score" double precision NOT NULL,
	"cost_of_living" double precision,
	"tech_hub_score" double precision,
	"remote_work_percentage" double precision,
	"top_employers" jsonb NOT NULL,
	"market_conditions" jsonb NOT NULL,
	"seed_hash" text,
	"set_by_operator_at" timestamp with time zone,
	CONSTRAINT "geographic_opportunities_once" UNIQUE("role_title","region")
);
--> statement-breakpoint
CREATE TABLE "skill_value_metrics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skill_value_metrics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"skill_name" text NOT NULL,
	"current_value" double precision NOT NULL,
	"projected_value" double precision,
	"timeframe" text,
	"industries" jsonb NOT NULL,
	"related_technologies" jsonb NOT NULL,
	"learning_resources" jsonb NOT NULL,
	"market_trends" jsonb NOT NULL,
	"postings_counted" integer,
	"seed_hash" text,
	"set_by_operator_at" timestamp with time zone,
	CONSTRAINT "skill_value_metrics_skillName_unique" UNIQUE("skill_name")
);
