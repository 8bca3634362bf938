-- Why: whoever asks for their data, or that they be erased, is answered within a time the law sets, whether they ask on the site, by letter or on the
-- telephone. What was asked by whom, until when, what was done and what was held back by law stands here, and waits in the inbox until it is decided. The
-- work is done by what members use themselves.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('privacy.read', 'Read requests for data and erasure.', false),
  ('privacy.write', 'Take in and decide requests for data and erasure.', true);
insert into public.staff_role_permissions (role, permission) values
  ('auditor', 'privacy.read'), ('support', 'privacy.read'), ('support', 'privacy.write');

insert into public.shop_settings (key, value, description, least, most) values
  ('privacy.answer_days', '30', 'Days within which a request for data or erasure is answered (PDPA section 30; GDPR article 12 (3)).', 1, 30),
  ('privacy.extend_days', '60', 'Days by which that may be extended once, with the reason told (GDPR article 12 (3)).', 1, 60),
  ('privacy.keep_days', '365', 'Days after which an answered request is kept without name, address and words.', 30, 1095);

create table public.privacy_requests (
  id         uuid primary key default gen_random_uuid(),
  kind       text not null check (kind in ('export', 'erasure')),
  origin     text not null check (origin in ('account', 'letter', 'email', 'telephone', 'person')),
  state      text not null default 'open' check (state in ('open', 'done', 'refused')),
  name       text not null default '' check (char_length(name) <= 120),
  email      text not null default '' check (char_length(email) <= 254 and email = lower(email)),
  person_id  uuid references auth.users on delete set null,
  words      text not null default '' check (char_length(words) <= 4000),
  asked_at   timestamptz not null default private.now(),
  due_at     timestamptz not null,
  extension  text not null default '' check (char_length(extension) <= 1000),
  identity   text not null default '' check (char_length(identity) <= 1000),
  decided_by uuid references auth.users on delete set null,
  decided_at timestamptz,
  answer     text not null default '' check (char_length(answer) <= 1000),
  held       jsonb not null default '[]' check (jsonb_typeof(held) = 'array'),
  constraint decided_has_a_moment check ((state = 'open') = (decided_at is null))
);
comment on table public.privacy_requests is
  'Requests for data (export) and erasure. `identity`: how it was made sure that it is them; `held`: what the law has us keep, [{what, count}], without '
  'the person. origin account: done by the member on the site, at once.';
create index privacy_requests_newest on public.privacy_requests (asked_at desc, id desc);
create index privacy_requests_due on public.privacy_requests (due_at, id);
create index privacy_requests_person on public.privacy_requests (person_id);
create index privacy_requests_decided_by on public.privacy_requests (decided_by);
create index privacy_requests_old on public.privacy_requests (decided_at) where email <> '' or name <> '';
create unique index privacy_requests_one_open on public.privacy_requests (email, kind) where state = 'open' and email <> '' and origin <> 'account';
alter table public.privacy_requests enable row level security;
create policy "who may reads privacy requests" on public.privacy_requests for select to authenticated using ((select private.may('privacy.read')));
grant select on public.privacy_requests to authenticated;
grant select on public.privacy_requests to service_role;

create table private.privacy_copies (
  request_id uuid primary key references public.privacy_requests on delete cascade,
  content    text not null,
  until      timestamptz not null default private.now() + interval '7 days'
);
comment on table private.privacy_copies is 'The copy of their data for somebody who asked by letter, for a week, until staff have sent it.';

create function private.privacy_due(p_asked_at timestamptz) returns timestamptz language sql stable set search_path = '' as $$
  select p_asked_at + make_interval(days => private.setting('privacy.answer_days')::int)
$$;

-- What members do themselves is a request that was answered at once; a copy that could not be made waits for a person.
create function private.note_data_export() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.privacy_requests (id, kind, origin, person_id, name, email, asked_at, due_at, identity)
    select new.id, 'export', 'account', p.id, left(p.full_name, 120), lower(coalesce(p.email, '')), new.created_at,
           private.privacy_due(new.created_at), 'account'
      from public.profiles p where p.id = new.owner_id;
  elsif new.status = 'ready' then
    update public.privacy_requests r set state = 'done', decided_at = private.now() where r.id = new.id and r.state = 'open';
  end if;
  return null;
end
$$;
create trigger data_exports_noted after insert or update of status on public.data_exports for each row execute function private.note_data_export();

create function private.note_account_erased() returns void language sql security definer set search_path = '' as $$
  insert into public.privacy_requests (kind, origin, state, due_at, identity, decided_at)
  values ('erasure', 'account', 'done', private.privacy_due(private.now()), 'account', private.now())
$$;
comment on function private.note_account_erased() is 'A member has erased their account. Nothing says which, since that is what they wanted.';

create function private.guest_stays(p_email text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reason', 'open_orders', 'names', jsonb_agg(o.number order by o.number))
    from public.orders o join public.order_groups g on g.id = o.order_group_id
   where g.buyer_id is null and lower(g.email) = p_email
     and (o.status in ('awaiting_payment', 'placed', 'accepted', 'in_production', 'partially_shipped', 'shipped', 'partially_delivered')
       or exists (select from public.order_cases c where c.order_id = o.id and c.closed_at is null)
       or exists (select from public.refunds r where r.order_id = o.id and r.status in ('requested', 'processing', 'manual_required')))
  having count(*) > 0
$$;

create function private.erase_guest(p_email text) returns void language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid[];
begin
  select coalesce(array_agg(g.id), '{}') into wanted from public.order_groups g where g.buyer_id is null and lower(g.email) = p_email;
  update public.order_lines l set personalization = ''
    from public.orders o where o.id = l.order_id and o.order_group_id = any (wanted) and l.personalization <> '';
  update public.order_events e set reason = '' where e.order_group_id = any (wanted) and e.actor_role = 'buyer' and e.reason <> '';
  update public.orders o set customer = '', shipping_address = private.without_person(o.shipping_address), gift_message = '', tax_buyer = null
   where o.order_group_id = any (wanted);
  update public.order_groups g set email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', phone = '',
         shipping_address = private.without_person(g.shipping_address),
         token_hash = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
   where g.id = any (wanted);
  delete from public.contact_messages c where lower(c.email) = p_email;
end
$$;
comment on function private.erase_guest(text) is
  'Takes everything that says who it was from the orders of somebody without an account, as private.delete_account does for a member.';

create function private.guest_data(p_email text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_groups', private.without_secrets((select coalesce(jsonb_agg(to_jsonb(g) order by g.created_at), '[]') from public.order_groups g
      where g.buyer_id is null and lower(g.email) = p_email)),
    'orders', (select coalesce(jsonb_agg(to_jsonb(o) - array['commission_rate_ppm', 'commission_minor', 'commission_vat_minor'] order by o.created_at), '[]')
      from public.orders o join public.order_groups g on g.id = o.order_group_id where g.buyer_id is null and lower(g.email) = p_email),
    'order_lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.order_id, l.position), '[]') from public.order_lines l
      join public.orders o on o.id = l.order_id join public.order_groups g on g.id = o.order_group_id where g.buyer_id is null and lower(g.email) = p_email),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]') from public.contact_messages c where lower(c.email) = p_email))
$$;

create function private.privacy_held(p_person uuid, p_email text) returns jsonb language sql stable security definer set search_path = '' as $$
  with mine as (
    select o.id, o.order_group_id from public.orders o join public.order_groups g on g.id = o.order_group_id
     where case when p_person is null then g.buyer_id is null and p_email <> '' and lower(g.email) = p_email else g.buyer_id = p_person end),
  counted as (
    select 1 as place, 'orders' as what, (select count(*) from mine) as count
    union all select 2, 'payments', (select count(*) from public.payments p where p.order_group_id in (select order_group_id from mine))
    union all select 3, 'documents', (select count(*) from public.documents d where d.order_id in (select id from mine))
    union all select 4, 'reviews', (select count(*) from public.reviews v where v.author_id = p_person))
  select coalesce(jsonb_agg(jsonb_build_object('what', what, 'count', count) order by place) filter (where count > 0), '[]') from counted
$$;
comment on function private.privacy_held(uuid, text) is
  'What stays after an erasure, without the person: what the Accounting Act and the Revenue Code want kept, and reviews without a name.';

create function public.open_privacy_request(p_kind text, p_origin text, p_asked_on date, p_name text, p_email text, p_words text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked timestamptz := least(p_asked_on::timestamp at time zone 'Asia/Bangkok', private.now());
  address text := lower(btrim(coalesce(p_email, '')));
  made uuid;
begin
  perform private.demand('privacy.write');
  if p_origin = 'account' or asked < private.now() - interval '1 year' or (address = '' and btrim(coalesce(p_name, '')) = '') then
    raise exception 'Such a request cannot be.' using errcode = '22023', hint = 'invalid';
  end if;
  insert into public.privacy_requests (kind, origin, name, email, person_id, words, asked_at, due_at)
  values (p_kind, p_origin, btrim(coalesce(p_name, '')), address,
    (select u.id from auth.users u where address <> '' and lower(u.email) = address), btrim(coalesce(p_words, '')), asked, private.privacy_due(asked))
  on conflict (email, kind) where state = 'open' and email <> '' and origin <> 'account' do nothing returning id into made;
  if made is null then
    raise exception 'This person has asked for the same already.' using errcode = 'HT005', hint = 'asked_already';
  end if;
  perform private.log_activity('privacy.open', made::text, jsonb_build_object('kind', jsonb_build_array(null, p_kind)), '');
  return made;
end
$$;
comment on function public.open_privacy_request(text, text, date, text, text, text) is
  'Takes in a request that came by letter, mail, telephone or in person; its clock runs from the day it came. HT005 asked_already.';

create function private.privacy_to_decide(p_id uuid) returns public.privacy_requests language plpgsql security definer set search_path = '' as $$
declare
  r public.privacy_requests;
begin
  select * into r from public.privacy_requests x where x.id = p_id for update;
  if not found then raise exception 'There is no such request.' using errcode = 'PT404'; end if;
  if r.state <> 'open' then raise exception 'This request is %.', r.state using errcode = 'HT005', hint = 'already_decided'; end if;
  return r;
end
$$;

create function public.check_privacy_identity(p_id uuid, p_how text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('privacy.write');
  perform private.privacy_to_decide(p_id);
  perform private.demand_reason(p_how);
  update public.privacy_requests x set identity = left(btrim(p_how), 1000) where x.id = p_id;
  perform private.log_activity('privacy.identity', p_id::text, '{}', p_how);
end
$$;
comment on function public.check_privacy_identity(uuid, text) is 'Says how it was made sure that it is them: nobody gets or erases the data of somebody else.';

create function public.extend_privacy_request(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  r public.privacy_requests;
begin
  perform private.demand('privacy.write');
  r := private.privacy_to_decide(p_id);
  perform private.demand_reason(p_reason);
  if r.extension <> '' then raise exception 'It was extended before.' using errcode = 'HT005', hint = 'extended_before'; end if;
  if r.due_at < private.now() then raise exception 'The time is over.' using errcode = 'HT005', hint = 'too_late'; end if;
  update public.privacy_requests x
     set extension = left(btrim(p_reason), 1000), due_at = x.due_at + make_interval(days => private.setting('privacy.extend_days')::int) where x.id = p_id;
  perform private.log_activity('privacy.extend', p_id::text, '{}', p_reason);
end
$$;
comment on function public.extend_privacy_request(uuid, text) is
  'Extends the time once, before it is over; the person has to be told why. HT005 extended_before, too_late.';

create function public.refuse_privacy_request(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('privacy.write');
  perform private.privacy_to_decide(p_id);
  perform private.demand_reason(p_reason);
  update public.privacy_requests x
     set state = 'refused', decided_by = (select auth.uid()), decided_at = private.now(), answer = left(btrim(p_reason), 1000) where x.id = p_id;
  perform private.log_activity('privacy.refuse', p_id::text, '{}', p_reason);
end
$$;
comment on function public.refuse_privacy_request(uuid, text) is 'Refuses a request, with the reason the person is told.';

create function public.fulfil_privacy_request(p_id uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  r public.privacy_requests;
  kept jsonb;
  against jsonb;
  tongue text;
begin
  perform private.demand('privacy.write');
  r := private.privacy_to_decide(p_id);
  perform private.demand_reason(p_reason);
  kept := private.privacy_held(r.person_id, r.email);
  if r.identity = '' then raise exception 'Nobody has made sure that it is them.' using errcode = 'HT005', hint = 'identity_first'; end if;
  if r.kind = 'export' then
    insert into private.privacy_copies (request_id, content)
    values (p_id, jsonb_pretty(jsonb_build_object('made_at', private.now())
      || case when r.person_id is null then private.guest_data(r.email)
           else private.everything_about(r.person_id) || private.acts_for_export(r.person_id) end));
    kept := '[]';
  elsif r.person_id is null then
    against := private.guest_stays(r.email);
    if against is null then perform private.erase_guest(r.email); end if;
  else
    select p.language into tongue from public.profiles p where p.id = r.person_id;
    against := private.delete_account(r.person_id);
    if against is null and r.email <> '' then
      perform jobs.enqueue('send-farewell', json_build_object('to', r.email, 'name', r.name, 'language', coalesce(tongue, 'en')), null, null);
    end if;
  end if;
  if against is not null then
    raise exception 'Not yet: %', (select string_agg(n, ', ') from jsonb_array_elements_text(against -> 'names') n)
      using errcode = 'HT005', hint = against ->> 'reason';
  end if;
  update public.privacy_requests x
     set state = 'done', decided_by = (select auth.uid()), decided_at = private.now(), answer = left(btrim(p_reason), 1000), held = kept where x.id = p_id;
  perform private.log_activity('privacy.fulfil', p_id::text, jsonb_build_object('held', jsonb_build_array(null, kept)), p_reason);
end
$$;
comment on function public.fulfil_privacy_request(uuid, text) is
  'Does what was asked, by what members use themselves: makes the copy, or erases. HT005 identity_first, and what stands against an erasure '
  '(open_orders, open_cases, open_refunds, selling, admin).';

create function public.privacy_request_sheet(p_id uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  r public.privacy_requests;
begin
  perform private.demand('privacy.read');
  select * into r from public.privacy_requests x where x.id = p_id;
  if not found then raise exception 'There is no such request.' using errcode = 'PT404'; end if;
  return jsonb_build_object(
    'held', case when r.state = 'open' and r.kind = 'erasure' then private.privacy_held(r.person_id, r.email) else r.held end,
    'against', case when r.state = 'open' and r.kind = 'erasure' then
      case when r.person_id is null then private.guest_stays(r.email) else private.why_account_stays(r.person_id) end end,
    'copy_until', (select c.until from private.privacy_copies c where c.request_id = p_id and c.until > private.now()));
end
$$;
comment on function public.privacy_request_sheet(uuid) is 'What an erasure would leave by law, what stands against it now, and until when a copy is there.';

create function public.take_privacy_copy(p_id uuid) returns text language plpgsql security definer set search_path = '' as $$
declare
  found_content text;
begin
  perform private.demand('privacy.write');
  select c.content into found_content from private.privacy_copies c where c.request_id = p_id and c.until > private.now();
  if found_content is null then raise exception 'There is no copy.' using errcode = 'PT404'; end if;
  perform private.log_activity('privacy.take', p_id::text, '{}', '');
  return found_content;
end
$$;
comment on function public.take_privacy_copy(uuid) is 'The copy that was made for somebody who asked by letter, to be sent to them.';

create function private.forget_privacy_requests() returns void language sql security definer set search_path = '' as $$
  delete from private.privacy_copies c where c.until < private.now();
  update public.privacy_requests r set name = '', email = '', words = '', identity = case when r.identity = 'account' then r.identity else '' end
   where r.decided_at < private.now() - make_interval(days => private.setting('privacy.keep_days')::int) and (r.email <> '' or r.name <> '');
$$;
comment on function private.forget_privacy_requests() is 'Copies go after a week, and after a year what says who had asked.';

create view private.waiting_privacy as select r.id, r.due_at - interval '720 hours' as since from public.privacy_requests r where r.state = 'open';
revoke all on private.waiting_privacy from service_role;

create function private.facts_of_privacy(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', r.kind, 'origin', r.origin, 'name', r.name, 'email', r.email, 'asked_at', r.asked_at, 'due_at', r.due_at,
      'words', r.words, 'identity', r.identity, 'extension', r.extension)
    from public.privacy_requests r where r.id = private.as_uuid(p_key)
$$;
insert into public.work_kinds (kind, permission, hours) values ('privacy', 'privacy.read', 720);

revoke all on function private.privacy_due(timestamptz), private.note_data_export(), private.note_account_erased(), private.guest_stays(text),
  private.erase_guest(text), private.guest_data(text), private.privacy_held(uuid, text), private.privacy_to_decide(uuid),
  private.forget_privacy_requests(), private.facts_of_privacy(text) from public;
grant execute on function private.note_account_erased(), private.forget_privacy_requests() to service_role;
revoke execute on function public.open_privacy_request(text, text, date, text, text, text), public.check_privacy_identity(uuid, text),
  public.extend_privacy_request(uuid, text), public.refuse_privacy_request(uuid, text), public.fulfil_privacy_request(uuid, text),
  public.privacy_request_sheet(uuid), public.take_privacy_copy(uuid) from public, anon;
grant execute on function public.open_privacy_request(text, text, date, text, text, text), public.check_privacy_identity(uuid, text),
  public.extend_privacy_request(uuid, text), public.refuse_privacy_request(uuid, text), public.fulfil_privacy_request(uuid, text),
  public.privacy_request_sheet(uuid), public.take_privacy_copy(uuid) to authenticated;
