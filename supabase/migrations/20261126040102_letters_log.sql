-- Why: "where is my email?" was answered by nobody: the shop knew what it wanted to write, not what became of it. Each letter is written down as it
-- leaves, with what the mail
-- server said and what came back later; and whoever cannot be reached is not written to again and again, which would make all other letters look like spam.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('letters.read', 'Read which emails went to whom and what became of them.', false),
  ('letters.write', 'Send emails again, and decide which addresses are written to.', false);
insert into public.staff_role_permissions (role, permission) values
  ('support', 'letters.read'), ('support', 'letters.write'), ('auditor', 'letters.read');

create table public.sent_letters (
  id             uuid primary key default gen_random_uuid(),
  outbox_id      bigint references private.outbox on delete set null,
  order_group_id uuid references public.order_groups on delete set null,
  topic          text not null default '' check (char_length(topic) <= 60),
  address        text not null check (char_length(address) <= 320),
  subject        text not null check (char_length(subject) <= 300),
  state          text not null default 'queued' check (state in ('queued', 'sent', 'refused', 'held', 'bounced', 'complained')),
  attempts       integer not null default 0 check (attempts >= 0),
  answer         text not null default '' check (char_length(answer) <= 500),
  created_at     timestamptz not null default now(),
  sent_at        timestamptz,
  bounced_at     timestamptz,
  bounce         text not null default '' check (char_length(bounce) <= 500)
);
comment on table public.sent_letters is
  'Letters on their way out, one row for each however often it is tried; never what they say. `answer`: what the mail server said last. held: the '
  'address is suppressed, '
  'nothing was sent. Kept for ninety days. Its key is in the letter''s Message-ID, so that what comes back is known.';
create index sent_letters_newest on public.sent_letters (created_at, id);
create index sent_letters_by_state on public.sent_letters (state, created_at, id);
create index sent_letters_address on public.sent_letters (address, created_at);
create unique index sent_letters_of_outbox on public.sent_letters (outbox_id, address);
create index sent_letters_of_group on public.sent_letters (order_group_id);
alter table public.sent_letters enable row level security;
create policy "who may reads what was sent" on public.sent_letters for select to authenticated using ((select private.may('letters.read')));
grant select on public.sent_letters to authenticated, service_role;
revoke insert, update, delete, truncate on public.sent_letters from service_role;

create table public.mail_suppressions (
  address    text primary key check (address = lower(address) and char_length(address) between 3 and 320),
  because    text not null check (because in ('bounced', 'complained', 'staff')),
  detail     text not null default '' check (char_length(detail) <= 500),
  created_at timestamptz not null default now()
);
comment on table public.mail_suppressions is 'Addresses that are not written to: they do not exist, their owner called our letters spam, or staff said so.';
create index mail_suppressions_newest on public.mail_suppressions (created_at, address);
alter table public.mail_suppressions enable row level security;
create policy "who may reads who is not written to" on public.mail_suppressions for select to authenticated using ((select private.may('letters.read')));
grant select on public.mail_suppressions to authenticated, service_role;
revoke insert, update, delete, truncate on public.mail_suppressions from service_role;

create function private.begin_letter(p_letter jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  l record;
  about jsonb;
  to_whom text;
  row_id uuid;
  held boolean;
begin
  select * into l from jsonb_to_record(p_letter) as x (address text, subject text, topic text, outbox_id bigint);
  to_whom := left(lower(coalesce(substring(l.address from '<([^<>]+)>\s*$'), btrim(l.address))), 320);
  select payload into about from private.outbox o where o.id = l.outbox_id;
  held := exists (select from public.mail_suppressions s where s.address = to_whom);
  insert into public.sent_letters as s (outbox_id, order_group_id, topic, address, subject, state, attempts)
    select l.outbox_id,
           coalesce((select g.id from public.order_groups g where g.id = private.as_uuid(about ->> 'order_group_id')),
             (select o.order_group_id from public.orders o where o.id = private.as_uuid(about ->> 'order_id'))),
           coalesce(l.topic, ''), to_whom, left(l.subject, 300), case when held then 'held' else 'queued' end, 1
    on conflict (outbox_id, address) do update set subject = excluded.subject, state = excluded.state, attempts = s.attempts + 1, answer = ''
    returning id into row_id;
  return jsonb_build_object('id', row_id, 'held', held);
end
$$;
comment on function private.begin_letter(jsonb) is 'A letter is about to leave: {address, subject, topic, outbox_id}. Answers its key, and whether it '
'is held because nobody may write there.';

create function private.end_letter(p_id uuid, p_end jsonb) returns void language plpgsql security definer set search_path = '' as $$
declare
  refused boolean := (p_end ->> 'refused')::boolean;
  said text := left(coalesce(p_end ->> 'answer', ''), 500);
  l public.sent_letters;
begin
  update public.sent_letters set state = case when refused then 'refused' else 'sent' end, answer = said,
    sent_at = case when refused then sent_at else private.now() end where id = p_id returning * into l;
  -- The mail server knows already that nobody is there.
  if found and refused and (p_end ->> 'nobody')::boolean then
    insert into public.mail_suppressions (address, because, detail) values (l.address, 'bounced', said) on conflict do nothing;
  end if;
end
$$;
comment on function private.end_letter(uuid, jsonb) is 'What the mail server said to a letter: {refused, answer, nobody}. `nobody`: there is no such '
'address, and it is not written to again.';

create function private.take_bounce(p_bounce jsonb) returns text language plpgsql security definer set search_path = '' as $$
declare
  l public.sent_letters;
  kind text := p_bounce ->> 'kind';
  said text := left(coalesce(p_bounce ->> 'said', ''), 500);
begin
  -- Only what names a letter of ours by its key is believed: anybody can write a report about anybody.
  select * into l from public.sent_letters s where s.id = private.as_uuid(p_bounce ->> 'letter') for update;
  if not found then return 'unknown'; end if;
  if kind = 'delayed' then
    update public.sent_letters set bounce = said where id = l.id and bounced_at is null;
    return 'delayed';
  end if;
  update public.sent_letters set state = case kind when 'complained' then 'complained' else 'bounced' end, bounced_at = private.now(),
    bounce = said where id = l.id;
  if kind = 'complained' or (p_bounce ->> 'nobody')::boolean then
    insert into public.mail_suppressions (address, because, detail) values (l.address, kind, said) on conflict do nothing;
  end if;
  return kind;
end
$$;
comment on function private.take_bounce(jsonb) is
  'Takes what came back for a letter: {letter, kind: bounced, delayed or complained, said, nobody}. Answers the kind, or unknown for what is about no '
  'letter of ours.';

create function private.forget_letters() returns void language sql security definer set search_path = '' as $$
  delete from public.sent_letters where created_at < private.now() - interval '90 days'
$$;
comment on function private.forget_letters() is 'Forgets to whom was written more than ninety days ago.';
revoke execute on function private.begin_letter(jsonb), private.end_letter(uuid, jsonb), private.take_bounce(jsonb), private.forget_letters() from public;
grant execute on function private.begin_letter(jsonb), private.end_letter(uuid, jsonb), private.take_bounce(jsonb), private.forget_letters() to service_role;
