-- Why: people and orders of another shop system come along. Orders are history in tables of their own, so that nothing that counts stock, money or revenue can
-- ever count them; people have no account until they make one, and find what they bought when they confirm their address. A whole run can be taken back.
create table public.imported_people (
  id         uuid primary key default gen_random_uuid(),
  source_id  uuid not null references public.import_sources on delete restrict,
  email      text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  name       text not null default '' check (char_length(name) <= 200),
  phone      text not null default '' check (char_length(phone) <= 40),
  country    text not null default '' check (country ~ '^([A-Z]{2})?$'),
  claimed_by uuid references auth.users on delete cascade,
  claimed_at timestamptz,
  came_at    timestamptz not null default private.now(),
  unique (source_id, email),
  constraint claimed_says_when check ((claimed_by is null) <= (claimed_at is null))
);
comment on table public.imported_people is 'Customers of another shop system: how to reach them there, and nothing that they have not '
  'agreed to here. Their account is theirs (`claimed_by`) from the moment they confirm the address; before, nobody signs in, nobody is written to. '
  'Goes with the account.';
create index imported_people_by_email on public.imported_people (email) where claimed_by is null;
create index imported_people_claimed_by on public.imported_people (claimed_by);

create table public.imported_orders (
  id             uuid primary key default gen_random_uuid(),
  source_id      uuid not null references public.import_sources on delete restrict,
  number         text not null check (char_length(number) between 1 and 250),
  person_id      uuid references public.imported_people on delete set null,
  ordered_at     timestamptz not null,
  state          text not null check (state in ('completed', 'open', 'refunded', 'canceled')),
  currency       text not null check (currency ~ '^[A-Z]{3}$'),
  shipping_minor bigint not null default 0 check (shipping_minor >= 0),
  tax_minor      bigint not null default 0 check (tax_minor >= 0),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0),
  total_minor    bigint not null check (total_minor >= 0),
  country        text not null default '' check (country ~ '^([A-Z]{2})?$'),
  came_at        timestamptz not null default private.now(),
  unique (source_id, number)
);
comment on table public.imported_orders is 'What was bought in another shop system: to be read, never to be counted. No stock, payment, ledger entry '
  'or figure of this shop knows of it. '
  'Who bought it is said by `person_id` alone, so that it goes with them.';
create index imported_orders_person on public.imported_orders (person_id, ordered_at);
create index imported_orders_newest on public.imported_orders (source_id, ordered_at, id);

create table public.imported_order_lines (
  id         uuid primary key default gen_random_uuid(),
  order_id   uuid not null references public.imported_orders on delete cascade,
  position   integer not null check (position between 0 and 499),
  seller_id  uuid references public.sellers on delete set null,
  product_id uuid references public.products on delete set null,
  title      text not null check (char_length(title) between 1 and 300),
  sku        text not null default '' check (char_length(sku) <= 100),
  quantity   integer not null check (quantity between 1 and 100000),
  unit_minor bigint not null check (unit_minor >= 0),
  number     text not null,
  ordered_at timestamptz not null,
  state      text not null,
  currency   text not null,
  country    text not null default '',
  unique (order_id, position)
);
comment on table public.imported_order_lines is 'What an imported order was of. A line says itself when and in which order it was, because its maker '
  'reads it alone: neither who bought it nor what they bought of others.';
create index imported_order_lines_seller on public.imported_order_lines (seller_id, ordered_at, id);
create index imported_order_lines_product on public.imported_order_lines (product_id);

create function private.is_my_imported_person(wanted uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.imported_people p where p.id = wanted and p.claimed_by = (select auth.uid()))
$$;
create function private.is_my_imported_order(wanted uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.imported_orders o join public.imported_people p on p.id = o.person_id
                  where o.id = wanted and p.claimed_by = (select auth.uid()))
$$;
revoke execute on function private.is_my_imported_person(uuid), private.is_my_imported_order(uuid) from public;
grant execute on function private.is_my_imported_person(uuid), private.is_my_imported_order(uuid) to authenticated, service_role;

alter table public.imported_people enable row level security;
alter table public.imported_orders enable row level security;
alter table public.imported_order_lines enable row level security;
create policy "people read what came of them" on public.imported_people for select to authenticated using (claimed_by = (select auth.uid()));
create policy "who may reads imported people" on public.imported_people for select to authenticated using ((select private.may('people.read')));
create policy "buyers read what they bought before" on public.imported_orders for select to authenticated using (private.is_my_imported_person(person_id));
create policy "who may reads imported orders" on public.imported_orders for select to authenticated using ((select private.may('orders.read')));
create policy "buyers read the lines of before" on public.imported_order_lines for select to authenticated using (private.is_my_imported_order(order_id));
create policy "sellers read what was sold of theirs" on public.imported_order_lines for select to authenticated
  using (seller_id in (select private.my_sellers_as('orders.read')));
create policy "who may reads imported lines" on public.imported_order_lines for select to authenticated using ((select private.may('orders.read')));
revoke all on public.imported_people, public.imported_orders, public.imported_order_lines from anon, authenticated;
grant select on public.imported_people, public.imported_orders, public.imported_order_lines to authenticated;
grant select, insert, update, delete on public.imported_people, public.imported_orders, public.imported_order_lines to service_role;

-- Whoever confirms an address finds what was bought with it elsewhere; an address that is changed later takes nothing away.
create function private.claim_imported_people() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.imported_people set claimed_by = new.id, claimed_at = private.now() where email = lower(new.email) and claimed_by is null;
  return null;
end
$$;
revoke execute on function private.claim_imported_people() from public;
create trigger claim_imported_people after insert or update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null and new.email is not null) execute function private.claim_imported_people();

create function private.settle_imported_people(p_source uuid) returns integer language plpgsql security definer set search_path = '' as $$
declare
  settled integer;
begin
  update public.imported_people p set claimed_by = u.id, claimed_at = private.now()
    from auth.users u where p.source_id = p_source and p.claimed_by is null and u.email = p.email and u.email_confirmed_at is not null;
  get diagnostics settled = row_count;
  return settled;
end
$$;
comment on function private.settle_imported_people(uuid) is 'Gives people of a source that have an account already what they bought elsewhere; '
  'answers how many.';
revoke execute on function private.settle_imported_people(uuid) from public;
grant execute on function private.settle_imported_people(uuid) to service_role;

alter table private.imported_records drop constraint imported_records_kind_check,
  add constraint imported_records_kind_check check (kind in ('product', 'variant', 'person', 'order'));

-- Taking back.
alter table public.import_runs drop constraint import_runs_state_check,
  add constraint import_runs_state_check check (state in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone')),
  add column undone_by uuid references auth.users on delete set null,
  add column undone_at timestamptz,
  add column undo_reason text not null default '' check (char_length(undo_reason) <= 500),
  add column undo_figures jsonb not null default '{}' check (jsonb_typeof(undo_figures) = 'object');
create index import_runs_undone_by on public.import_runs (undone_by);
drop index public.import_runs_one_at_a_time;
create unique index import_runs_one_at_a_time on public.import_runs (source_id) where state in ('waiting', 'running', 'undoing');
alter table public.import_problems add column undoing boolean not null default false;
comment on column public.import_problems.undoing is 'What stayed when the run was taken back, and why.';
grant select (undone_by, undone_at, undo_reason, undo_figures) on public.import_runs to authenticated;

create function private.begin_undo_import(p_run uuid, p_by uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  r public.import_runs;
begin
  select * into r from public.import_runs where id = p_run for update;
  if not found then raise exception 'There is no such run.' using errcode = 'PT404'; end if;
  if r.is_dry then raise exception 'Nothing was written.' using errcode = 'HT005', hint = 'only_tried'; end if;
  if r.state not in ('done', 'failed') then raise exception 'It is on its way.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if exists (select from public.import_runs o where o.source_id = r.source_id and o.state in ('waiting', 'running', 'undoing')) then
    raise exception 'Another run of the source is on its way.' using errcode = 'HT005', hint = 'already_running';
  end if;
  update public.import_runs set state = 'undoing', failure = '', step = 'orders', reached = '', undone_by = p_by, undo_reason = left(btrim(p_reason), 500),
         undo_figures = '{}', moved_at = private.now() where id = p_run;
  delete from public.import_problems where run_id = p_run and undoing;
end
$$;
comment on function private.begin_undo_import(uuid,uuid,text) is 'Begins to take back what a run made. PT404; HT005 only_tried, already_decided, '
  'already_running.';
revoke execute on function private.begin_undo_import(uuid, uuid, text) from public;
grant execute on function private.begin_undo_import(uuid, uuid, text) to service_role;

create function public.undo_import(p_run uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('imports.write');
  perform private.demand_reason(p_reason);
  perform private.begin_undo_import(p_run, (select auth.uid()), p_reason);
  perform private.log_activity('imports.undo', p_run::text, '{}', p_reason);
  if to_regprocedure('jobs.enqueue(text, json, text, timestamptz)') is not null then
    perform jobs.enqueue('undo-import', json_build_object('id', p_run), 'undo-import:' || p_run, null);
  end if;
end
$$;
comment on function public.undo_import(uuid,text) is 'Takes back everything a run made that nobody has used since; a job does it, and the run says '
  'what stayed. PT404; HT005 only_tried, already_decided, already_running.';
revoke execute on function public.undo_import(uuid, text) from public, anon;
grant execute on function public.undo_import(uuid, text) to authenticated, service_role;

create function private.move_undo(p_run uuid, p_step text, p_reached text, p_to_step text, p_to_reached text, p_figures jsonb)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  r public.import_runs;
begin
  select * into r from public.import_runs where id = p_run for update;
  if r.state is distinct from 'undoing' or r.step <> p_step or r.reached <> p_reached then return false; end if;
  update public.import_runs set step = p_to_step, reached = p_to_reached, moved_at = private.now(),
      undo_figures = (select coalesce(jsonb_object_agg(n.name, coalesce((r.undo_figures ->> n.name)::bigint, 0)
                          + coalesce((p_figures ->> n.name)::bigint, 0)), '{}')
                        from (select jsonb_object_keys(r.undo_figures) as name union select jsonb_object_keys(p_figures)) n),
      state = case when p_to_step = '' then 'undone' else state end, undone_at = case when p_to_step = '' then private.now() end
   where id = p_run;
  return true;
end
$$;
comment on function private.move_undo(uuid,text,text,text,text,jsonb) is 'Takes the taking back of a run a batch further, in the transaction of the '
  'batch; an empty step ends it. False where somebody else has done that batch.';
revoke execute on function private.move_undo(uuid, text, text, text, text, jsonb) from public;
grant execute on function private.move_undo(uuid, text, text, text, text, jsonb) to service_role;

-- Who is erased without an account takes their rows from here along; imported_records knows them by a hash, so they do not come again.
CREATE OR REPLACE FUNCTION private.erase_guest(p_email text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  perform private.forget_buyer_of_gift_cards(null, p_email);
  delete from public.contact_messages c where lower(c.email) = p_email;
  delete from public.newsletter_subscribers s where s.email = p_email;
  delete from public.imported_people p where p.email = p_email and p.claimed_by is null;
end
$function$;

-- The copy of everything about somebody holds what came along of them.
CREATE OR REPLACE FUNCTION private.names_deed(p_table name, p_column name)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select p_column in ('added_by', 'appeal_decided_by', 'approved_by', 'asked_by', 'decided_by', 'denied_by', 'issued_by', 'made_by', 'paused_by', 'placed_by',
      'proposed_by', 'resolved_by', 'saved_by', 'second_by', 'staff_id', 'taken_by', 'undone_by', 'written_by')
    or (p_table, p_column) in (('contact_answers', 'author_id'), ('staff_notes', 'author_id'), ('refund_approvals', 'person_id'),
      ('automation_rules', 'author_id'), ('automation_versions', 'author_id'), ('automation_notes', 'done_by'))
$function$;

CREATE OR REPLACE FUNCTION private.everything_about(person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  everything jsonb;
  place record;
  rows jsonb;
begin
  select jsonb_build_object('account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'phone', u.phone, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at',
        u.last_sign_in_at,
      'said_at_sign_up', u.raw_user_meta_data,
      'identities', (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'email', i.email, 'created_at', i.created_at, 'last_sign_in_at',
        i.last_sign_in_at)), '[]')
                       from auth.identities i where i.user_id = u.id),
      'second_factors', (select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at',
        f.created_at)), '[]')
                           from auth.mfa_factors f where f.user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.list_sessions(u.id) s),
      'history', (select coalesce(jsonb_agg(jsonb_build_object('action', a.payload ->> 'action', 'at', a.created_at, 'ip_address', a.ip_address)
        order by a.created_at), '[]')
                    from auth.audit_log_entries a where a.payload ->> 'actor_id' = u.id::text)))
    into everything from auth.users u where u.id = person;
  if everything is null then return null; end if;

  for place in
    select c.conrelid::regclass as name, t.relname, string_agg(format('t.%I = $1', a.attname), ' or ' order by a.attname) as mine
      from pg_catalog.pg_constraint c
      join pg_catalog.pg_class t on t.oid = c.conrelid
      join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass) and t.relnamespace = 'public'::regnamespace
       and t.relname not in ('data_exports', 'referrals') and not private.names_deed(t.relname, a.attname)
     group by c.conrelid, t.relname order by t.relname
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - array[''commission_rate_ppm'', ''commission_minor'', ''commission_vat_minor'']), ''[]'') from %s '
      't where %s', place.name, place.mine) into rows using person;
    everything := everything || jsonb_build_object(place.relname, private.without_secrets(rows));
  end loop;

  return everything || jsonb_build_object(
    'cart_lines', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from public.cart_lines l join public.carts c on c.id = l.cart_id where c.owner_id = person),
    'order_lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.order_id, l.position), '[]') from public.order_lines l
      join public.orders o on o.id = l.order_id where o.buyer_id = person),
    'order_events', (select coalesce(jsonb_agg(jsonb_build_object('order_id', e.order_id, 'type', e.type, 'reason', e.reason, 'created_at', e.created_at)
      order by e.id), '[]')
                       from public.order_events e join public.order_groups g on g.id = e.order_group_id where g.buyer_id = person),
    'payments', (select coalesce(jsonb_agg(jsonb_build_object('order_group_id', p.order_group_id, 'method', p.method, 'status', p.status, 'amount_minor',
      p.amount_minor,
                          'refunded_minor', p.refunded_minor, 'currency', p.currency, 'created_at', p.created_at)), '[]')
                   from public.payments p join public.order_groups g on g.id = p.order_group_id where g.buyer_id = person),
    'credit_entries', (select coalesce(jsonb_agg(to_jsonb(e) - array['key', 'account_id'] order by e.id), '[]') from public.credit_entries e
      join public.credit_accounts a on a.id = e.account_id where a.person_id = person),
    -- A referral is about two people: each reads her own part of it.
    'referrals', (select coalesce(jsonb_agg(jsonb_build_object('brought_somebody', r.referrer_id = person, 'state', r.state, 'reason', r.reason,
      'joined_at', r.joined_at, 'granted_at', r.granted_at, 'reward_minor', case when r.referrer_id = person then r.referrer_minor else r.friend_minor end)
      order by r.joined_at), '[]') from public.referrals r where person in (r.referrer_id, r.friend_id)),
    'refund_accounts', (select coalesce(jsonb_agg(to_jsonb(a) order by a.given_at), '[]') from private.refund_accounts a
      join public.order_groups g on g.id = a.order_group_id where g.buyer_id = person),
    'order_cases', (select coalesce(jsonb_agg(to_jsonb(c) - array['key', 'commission_minor'] order by c.created_at), '[]') from public.order_cases c
      join public.orders o on o.id = c.order_id
                     where o.buyer_id = person),
    'order_case_events', (select coalesce(jsonb_agg(jsonb_build_object('case_id', e.case_id, 'type', e.type, 'by', e.actor_role, 'words', e.words,
      'created_at', e.created_at) order by e.id), '[]')
                            from public.order_case_events e join public.order_cases c on c.id = e.case_id join public.orders o on o.id = c.order_id
                              where o.buyer_id = person),
    'shipments', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.shipments s join public.orders o on o.id = s.order_id where o.buyer_id = person),
    'sellers', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.sellers s join public.seller_members m on m.seller_id = s.id
      where m.person_id = person),
    'imported_orders', (select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('lines', (select jsonb_agg(to_jsonb(l) order by l.position)
        from public.imported_order_lines l where l.order_id = o.id)) order by o.ordered_at), '[]')
      from public.imported_orders o join public.imported_people p on p.id = o.person_id where p.claimed_by = person),
    'seller_contacts', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.seller_contacts s join public.seller_members m on m.seller_id = s.seller_id
      where m.person_id = person));
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_data(p_email text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'order_groups', private.without_secrets((select coalesce(jsonb_agg(to_jsonb(g) order by g.created_at), '[]') from public.order_groups g
      where g.buyer_id is null and lower(g.email) = p_email)),
    'orders', (select coalesce(jsonb_agg(to_jsonb(o) - array['commission_rate_ppm', 'commission_minor', 'commission_vat_minor'] order by o.created_at), '[]')
      from public.orders o join public.order_groups g on g.id = o.order_group_id where g.buyer_id is null and lower(g.email) = p_email),
    'order_lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.order_id, l.position), '[]') from public.order_lines l
      join public.orders o on o.id = l.order_id join public.order_groups g on g.id = o.order_group_id where g.buyer_id is null and lower(g.email) = p_email),
    'gift_card_purchases', private.without_secrets((select coalesce(jsonb_agg(to_jsonb(b) - array['key', 'network'] order by b.created_at), '[]')
      from public.gift_card_purchases b where b.buyer_id is null and b.buyer_email = p_email)),
    'imported_people', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.imported_people p where p.email = p_email and p.claimed_by is null),
    'imported_orders', (select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('lines', (select jsonb_agg(to_jsonb(l) order by l.position)
        from public.imported_order_lines l where l.order_id = o.id)) order by o.ordered_at), '[]')
      from public.imported_orders o join public.imported_people p on p.id = o.person_id where p.email = p_email and p.claimed_by is null),
    'contact_messages', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]') from public.contact_messages c where lower(c.email) = p_email))
$function$;

-- Medusa says people and orders as JSON.
update storage.buckets set allowed_mime_types = '{text/csv,application/json}' where id = 'import-files';
