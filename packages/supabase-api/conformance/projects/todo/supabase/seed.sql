-- Two people who can sign in, written as most seeds of Supabase projects write them.
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, recovery_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, confirmation_token, email_change, email_change_token_new, recovery_token
)
select
  '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email, crypt('password123', gen_salt('bf')), current_timestamp,
  current_timestamp, current_timestamp, '{"provider":"email","providers":["email"]}', '{}', current_timestamp, current_timestamp, '', '', '', ''
from (values ('11111111-1111-4111-8111-111111111111', 'ada@example.com'), ('22222222-2222-4222-8222-222222222222', 'ben@example.com')) as people (id, email);

insert into auth.identities (id, user_id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
select uuid_generate_v4(), id, id::text, format('{"sub":"%s","email":"%s"}', id, email)::jsonb, 'email', current_timestamp, current_timestamp, current_timestamp
from auth.users;

insert into public.todos (user_id, task, is_complete)
select '11111111-1111-4111-8111-111111111111', 'Task number ' || n, n % 2 = 0 from generate_series(1, 8) as n;
insert into public.todos (user_id, task) values ('22222222-2222-4222-8222-222222222222', 'Ben''s own; with a semicolon');
