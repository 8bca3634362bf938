-- Why: what people write on the contact page is kept until somebody has answered it, even if the letter about it cannot be sent.

create table public.contact_messages (
  id           uuid primary key,
  topic        text not null check (topic in ('order', 'piece', 'return', 'report', 'maker', 'privacy', 'press', 'other')),
  name         text not null check (char_length(name) between 1 and 100),
  email        text not null check (char_length(email) between 3 and 254),
  order_number text not null default '' check (char_length(order_number) <= 40),
  message      text not null check (char_length(message) between 10 and 5000),
  language     text not null default 'en',
  person_id    uuid references auth.users on delete set null,
  mailed_at    timestamptz,
  answered_at  timestamptz,
  created_at   timestamptz not null default now()
);
comment on table public.contact_messages is 'Messages of the contact page. `id` comes from the form, so that a second press writes nothing new. `mailed_at` is when the shop''s own address was told.';
create index contact_messages_person on public.contact_messages (person_id);
create index contact_messages_open on public.contact_messages (created_at) where answered_at is null;

alter table public.contact_messages enable row level security;
create policy "admins read contact messages" on public.contact_messages for select to authenticated using ((select private.is_admin()));
grant select on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;
