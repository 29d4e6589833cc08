INSERT INTO "features" ("name", "code", "description") VALUES
  ('Career story', 'career_story', 'Writing a career story, an introduction or a paragraph for a cover letter');
--> statement-breakpoint
INSERT INTO "subscription_features" ("tier_id", "feature_id", "limit")
SELECT tier.id, "features"."id", tier.daily
FROM "features", (VALUES (NULL::integer, 100), (1, 1000), (2, 1000), (3, 1000)) AS tier(id, daily)
WHERE "features"."code" = 'career_story';
