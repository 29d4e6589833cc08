CREATE TABLE "answered_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answered_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"call" text NOT NULL,
	"key" text,
	"fingerprint" text,
	"answer_id" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answered_requests_key" UNIQUE("user_id","call","key")
);
--> statement-breakpoint
ALTER TABLE "resumes" DROP CONSTRAINT "resumes_upload_key";--> statement-breakpoint
ALTER TABLE "answered_requests" ADD CONSTRAINT "answered_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "answered_requests" ("user_id", "call", "key", "answer_id", "created_at")
SELECT "user_id",
  CASE WHEN kind = 'import' THEN 'POST /api/resumes/import' WHEN kind IS NULL THEN 'POST /api/resumes' ELSE 'POST /api/resumes/:id/' || kind END,
  regexp_replace("upload_key", '^(import|(optimize|restore) [0-9]+) ', ''),
  "id", "created_at"
FROM "resumes", LATERAL (SELECT substring("upload_key" from '^(import|optimize(?= [0-9]+ )|restore(?= [0-9]+ )) ') AS kind) AS made
WHERE "upload_key" IS NOT NULL AND "created_at" > now() - interval '1 day'
ORDER BY "id" DESC
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "resumes" DROP COLUMN "upload_key";--> statement-breakpoint
ALTER TABLE "resumes" DROP COLUMN "content_hash";--> statement-breakpoint
ALTER TABLE "user_subscriptions" DROP COLUMN "toggled_at";