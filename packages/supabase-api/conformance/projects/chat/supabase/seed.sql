INSERT INTO "public"."rooms" ("id", "slug") VALUES ('aaaaaaaa-0000-4000-8000-000000000001', 'kitchen'), ('aaaaaaaa-0000-4000-8000-000000000002', 'garden');
