-- Who changed money, rights, prices or settings, and what staff did: one row each, that nobody can change or take away.

create table public.activity_log (
  id              bigint generated always as identity primary key,
  happened_at     timestamptz not null default clock_timestamp(),
  actor_id        uuid,
  actor           text not null check (actor in ('person', 'staff', 'terminal', 'system')),
  on_behalf_of    uuid,
  action          text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject         text not null default '' check (char_length(subject) <= 200),
  changes         jsonb not null default '{}',
  reason          text not null default '' check (char_length(reason) <= 500),
  request_id      text not null default '' check (char_length(request_id) <= 100)
);
comment on table public.activity_log is
  'Append only. `action` is noun.verb, `subject` the key of the row it is about, `changes` {field: [before, after]}. '
  'People are named by id without a foreign key: the log outlives accounts. `on_behalf_of`: whose eyes staff looked through.';
create index activity_log_by_actor on public.activity_log (actor_id, id desc) where actor_id is not null;
create index activity_log_by_subject on public.activity_log (subject, id desc);
create index activity_log_by_action on public.activity_log (action, id desc);
alter table public.activity_log enable row level security;
grant select on public.activity_log to authenticated;
revoke insert, update, delete, truncate on public.activity_log from service_role;

-- The chain is forged apart from the acts: if each act took the last link, all of them would wait for each other.
create table private.activity_unsealed (
  activity_id bigint primary key references public.activity_log on delete restrict
);
comment on table private.activity_unsealed is 'Acts that are not in the chain yet. Only committed rows are seen, so the order of commits does not matter.';
alter table private.activity_unsealed enable row level security;
revoke insert, update, delete, truncate on private.activity_unsealed from service_role;

create table private.activity_seals (
  position    bigint primary key check (position > 0),
  activity_id bigint not null unique references public.activity_log on delete restrict,
  seal        bytea not null
);
comment on table private.activity_seals is
  'The chain: each seal is the SHA-256 of the one before it and of its act. What is missing or altered shows in private.check_activity.';
alter table private.activity_seals enable row level security;
revoke insert, update, delete, truncate on private.activity_seals from service_role;

create function private.keep_activity() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'What happened stays written down.' using errcode = 'HT013';
end
$$;
revoke execute on function private.keep_activity() from public;
create trigger activity_log_stays before update or delete or truncate on public.activity_log for each statement execute function private.keep_activity();
create trigger activity_seals_stay before update or delete or truncate on private.activity_seals for each statement execute function private.keep_activity();

/* Writes down an act of whoever is asking: the person of the token, else who `app.actor` names (a person's id or `terminal`), else the shop itself. */
create function private.log_activity(action text, subject text, changes jsonb default '{}', reason text default null) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  named text := coalesce(current_setting('app.actor', true), '');
  person uuid := coalesce((select auth.uid()), case when named ~ '^[0-9a-f-]{36}$' then named::uuid end);
  written bigint;
begin
  insert into public.activity_log (actor_id, actor, on_behalf_of, action, subject, changes, reason, request_id)
  values (
    person,
    case when person is not null then case when private.is_staff(person) then 'staff' else 'person' end
         when named = 'terminal' then 'terminal' else 'system' end,
    nullif(current_setting('app.on_behalf_of', true), '')::uuid,
    action, left(subject, 200), changes,
    left(coalesce(reason, current_setting('app.reason', true), ''), 500),
    left(coalesce(nullif(current_setting('app.request_id', true), ''),
      nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id', ''), 100))
  returning id into written;
  insert into private.activity_unsealed (activity_id) values (written);
  return written;
end
$$;
revoke execute on function private.log_activity(text, text, jsonb, text) from public;
grant execute on function private.log_activity(text, text, jsonb, text) to service_role;

/* Row trigger. Arguments: the column that names the row, and the columns that are watched; a change of others is nobody's business here. */
create function private.log_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  changed jsonb := '{}';
  watched text;
begin
  foreach watched in array tg_argv[1:] loop
    if coalesce(before -> watched, 'null') <> coalesce(after -> watched, 'null') then
      changed := changed || jsonb_build_object(watched, jsonb_build_array(before -> watched, after -> watched));
    end if;
  end loop;
  if changed <> '{}' then
    perform private.log_activity(tg_table_name || '.' || lower(tg_op), coalesce(after ->> tg_argv[0], before ->> tg_argv[0], ''), changed);
  end if;
  return null;
end
$$;
revoke execute on function private.log_changes() from public;

create function private.seal_of(previous bytea, act public.activity_log) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(previous || convert_to(jsonb_build_array(act.id, (extract(epoch from act.happened_at) * 1000000)::bigint, act.actor_id, act.actor,
    act.on_behalf_of, act.action, act.subject, act.changes, act.reason, act.request_id)::text, 'UTF8'))
$$;
revoke execute on function private.seal_of(bytea, public.activity_log) from public;

/* Puts what happened since the last time into the chain, one process at a time; returns how many acts. Job `seal-activity`. */
create function private.seal_activity() returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  place bigint;
  previous bytea;
  act public.activity_log;
  sealed bigint := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.activity_seals', 0));
  select s.position, s.seal into place, previous from private.activity_seals s order by s.position desc limit 1;
  place := coalesce(place, 0);
  previous := coalesce(previous, ''::bytea);
  for act in select l.* from private.activity_unsealed u join public.activity_log l on l.id = u.activity_id order by l.id limit 10000 loop
    place := place + 1;
    previous := private.seal_of(previous, act);
    insert into private.activity_seals (position, activity_id, seal) values (place, act.id, previous);
    delete from private.activity_unsealed where activity_id = act.id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;
revoke execute on function private.seal_activity() from public;
grant execute on function private.seal_activity() to service_role;

/* What is wrong with the chain, row by row: nothing, when nobody has touched it. */
create function private.check_activity() returns table (place bigint, activity_id bigint, problem text)
language plpgsql stable security definer set search_path = '' as $$
declare
  previous bytea := '';
  expected bigint := 0;
  link record;
begin
  for link in
    select s.position, s.activity_id as id, s.seal, l as act, l.id is not null as is_there
      from private.activity_seals s left join public.activity_log l on l.id = s.activity_id order by s.position
  loop
    expected := expected + 1;
    if link.position <> expected then
      place := expected; activity_id := null; problem := 'missing';
      return next;
      expected := link.position;
    end if;
    if not link.is_there then
      place := link.position; activity_id := link.id; problem := 'missing';
      return next;
    elsif link.seal <> private.seal_of(previous, link.act) then
      place := link.position; activity_id := link.id; problem := 'altered';
      return next;
    end if;
    previous := link.seal;
  end loop;
  -- Written past the function that writes acts.
  return query
    select null::bigint, l.id, 'unsealed'::text from public.activity_log l
     where not exists (select from private.activity_seals s where s.activity_id = l.id)
       and not exists (select from private.activity_unsealed u where u.activity_id = l.id);
end
$$;
revoke execute on function private.check_activity() from public;
grant execute on function private.check_activity() to service_role;

-- Money, prices and settings. Rights are watched where they are given (staff).
create trigger shop_settings_logged after insert or update of value or delete on public.shop_settings for each row
  execute function private.log_changes('key', 'value');
create trigger coupons_logged after insert or delete
    or update of code, kind, percent_ppm, amount_minor, minimum_minor, seller_id, starts_at, ends_at, usage_limit, per_person_limit, is_active
    on public.coupons
  for each row execute function private.log_changes('id', 'code', 'kind', 'percent_ppm', 'amount_minor', 'minimum_minor', 'seller_id', 'starts_at', 'ends_at',
    'usage_limit', 'per_person_limit', 'is_active');
create trigger bogo_promotions_logged after insert or delete
    or update of name, bogo_type, buy_product_id, get_product_id, buy_category_id, get_category_id, buy_quantity, get_quantity, discount_percentage,
      maximum_applications, is_active, start_date, end_date, seller_id, funded_by, usage_limit, combinable_with on public.bogo_promotions
  for each row execute function private.log_changes('id', 'name', 'bogo_type', 'buy_product_id', 'get_product_id', 'buy_category_id', 'get_category_id',
    'buy_quantity', 'get_quantity', 'discount_percentage', 'maximum_applications', 'is_active', 'start_date', 'end_date', 'seller_id', 'funded_by',
    'usage_limit', 'combinable_with');
create trigger products_price_logged after update of price_minor, original_price_minor on public.products for each row
  execute function private.log_changes('id', 'price_minor', 'original_price_minor');
create trigger product_variants_price_logged after update of price_minor on public.product_variants for each row
  execute function private.log_changes('id', 'price_minor');
create trigger refunds_logged after insert or update of status, amount_minor on public.refunds for each row
  execute function private.log_changes('id', 'status', 'amount_minor', 'order_id');
create trigger transfers_logged after insert or update or delete on private.transfers for each row
  execute function private.log_changes('payment_id', 'amount_minor', 'currency', 'confirmed_by');
create trigger payment_slips_logged after update of state on public.payment_slips for each row
  execute function private.log_changes('id', 'state', 'reason');
create trigger sellers_standing_logged after update of application_status, is_verified on public.sellers for each row
  execute function private.log_changes('id', 'application_status', 'is_verified');
