-- Why: the specification names wholesale: shops and hotels buy many pieces at once, at prices that fall with the quantity. Makers say from how many pieces
-- which price holds; only who was approved as a wholesale buyer sees and pays it.
insert into public.staff_permissions (name, description, needs_fresh) values
  ('wholesale.read', 'Read wholesale buyers and wholesale prices.', false),
  ('wholesale.decide', 'Approve, refuse and suspend wholesale buyers, and say their terms.', true);
insert into public.staff_role_permissions (role, permission) values ('auditor', 'wholesale.read'), ('support', 'wholesale.read'),
  ('finance', 'wholesale.read'), ('finance', 'wholesale.decide');

create table public.wholesale_buyers (
  id                 uuid primary key default gen_random_uuid(),
  person_id          uuid not null unique references public.profiles on delete cascade,
  company            text not null check (char_length(company) between 2 and 160),
  tax_number         text not null check (char_length(tax_number) between 4 and 40),
  country            text not null check (country ~ '^[A-Z]{2}$'),
  about              text not null check (char_length(about) between 10 and 1000),
  state              text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'suspended')),
  net_days           smallint not null default 0 check (net_days in (0, 14, 30)),
  credit_limit_minor bigint not null default 0 check (credit_limit_minor between 0 and 100000000),
  prices_on          boolean not null default true,
  reason             text not null default '' check (char_length(reason) <= 500),
  asked_at           timestamptz not null default private.now(),
  decided_at         timestamptz,
  changed_at         timestamptz not null default private.now(),
  constraint a_limit_where_there_is_time check ((net_days = 0) = (credit_limit_minor = 0)),
  constraint decided_at_some_time check ((state = 'pending') = (decided_at is null))
);
comment on table public.wholesale_buyers is
  'Members who asked to buy at wholesale prices, and what was decided. `net_days`: how long an order may wait for its money, up to '
  '`credit_limit_minor` in all. `prices_on`: the member can shop at the usual prices meanwhile. `reason`: what staff said last, read by the member.';
create index wholesale_buyers_newest on public.wholesale_buyers (asked_at, id);
create index wholesale_buyers_by_state on public.wholesale_buyers (state, asked_at, id);
alter table public.wholesale_buyers enable row level security;
create policy "members read their own" on public.wholesale_buyers for select to authenticated using (person_id = (select auth.uid()));
create policy "who may reads wholesale buyers" on public.wholesale_buyers for select to authenticated using ((select private.may('wholesale.read')));
grant select on public.wholesale_buyers to authenticated, service_role;
revoke insert, update, delete, truncate on public.wholesale_buyers from service_role;

create function private.buys_at_wholesale(p_person uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.wholesale_buyers b where b.person_id = p_person and b.state = 'approved' and b.prices_on)
$$;
comment on function private.buys_at_wholesale(uuid) is 'Whether a member pays wholesale prices now.';
revoke execute on function private.buys_at_wholesale(uuid) from public;
grant execute on function private.buys_at_wholesale(uuid) to authenticated, service_role;

create function private.are_wholesale_breaks(p_breaks jsonb, p_minimum integer) returns boolean language plpgsql immutable set search_path = '' as $$
declare
  one jsonb;
  pieces numeric := 0;
  price numeric := 1000000000;
begin
  if jsonb_typeof(p_breaks) is distinct from 'array' or jsonb_array_length(p_breaks) not between 1 and 8 then return false; end if;
  for one in select x from jsonb_array_elements(p_breaks) with ordinality e(x, n) order by e.n loop
    if jsonb_typeof(one -> 'from') is distinct from 'number' or jsonb_typeof(one -> 'unit_minor') is distinct from 'number'
      or (select count(*) from jsonb_object_keys(one)) <> 2
      or (one ->> 'from')::numeric % 1 <> 0 or (one ->> 'unit_minor')::numeric % 1 <> 0
      -- From more pieces the price is lower, or it would be no break.
      or (one ->> 'from')::numeric <= pieces or (one ->> 'unit_minor')::numeric >= price or (one ->> 'unit_minor')::numeric < 1 then
      return false;
    end if;
    pieces := (one ->> 'from')::numeric;
    price := (one ->> 'unit_minor')::numeric;
  end loop;
  return pieces <= 999 and (p_breaks #>> '{0,from}')::integer = p_minimum;
end
$$;
comment on function private.are_wholesale_breaks(jsonb, integer) is
  'An array of up to eight {"from": pieces, "unit_minor": satang}, the pieces rising from the minimum to 999 at most and the prices falling.';
revoke execute on function private.are_wholesale_breaks(jsonb, integer) from public;

create table public.wholesale_prices (
  id         uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.products on delete cascade,
  minimum    integer not null check (minimum between 2 and 999),
  breaks     jsonb not null check (private.are_wholesale_breaks(breaks, minimum)),
  began_at   timestamptz not null default private.now(),
  ended_at   timestamptz check (ended_at >= began_at)
);
comment on table public.wholesale_prices is
  'From how many pieces a product is sold at wholesale (`minimum`), and the price of a piece from so many on. A change ends the row and begins '
  'another, so the table is its own history; the one without an end holds. Pieces of all variants count together.';
create unique index wholesale_prices_now on public.wholesale_prices (product_id) where ended_at is null;
create index wholesale_prices_history on public.wholesale_prices (product_id, began_at);
alter table public.wholesale_prices enable row level security;
create policy "sellers read their own" on public.wholesale_prices for select to authenticated using (private.is_my_product(product_id));
create policy "wholesale buyers read those that hold" on public.wholesale_prices for select to authenticated
  using (ended_at is null and (select private.buys_at_wholesale((select auth.uid())))
    and exists (select from public.products p where p.id = product_id));
create policy "who may reads wholesale prices" on public.wholesale_prices for select to authenticated using ((select private.may('wholesale.read')));
grant select on public.wholesale_prices to authenticated, service_role;
revoke insert, update, delete, truncate on public.wholesale_prices from service_role;

create function public.keep_wholesale_prices(p_product_id uuid, p_breaks jsonb) returns void language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  usual bigint;
  wanted jsonb;
begin
  if not private.is_my_product(p_product_id) then raise exception 'This is not a product of yours.' using errcode = '42501'; end if;
  select p.price_minor into usual from public.products p where p.id = p_product_id for update;
  if jsonb_typeof(p_breaks) is distinct from 'array' then raise exception 'An array of breaks.' using errcode = '22023'; end if;
  select w.breaks into before from public.wholesale_prices w where w.product_id = p_product_id and w.ended_at is null;
  if jsonb_array_length(p_breaks) = 0 then wanted := null;
  else
    if jsonb_typeof(p_breaks #> '{0,from}') is distinct from 'number'
      or (p_breaks #>> '{0,from}')::numeric not between 2 and 999
      or not private.are_wholesale_breaks(p_breaks, trunc((p_breaks #>> '{0,from}')::numeric)::integer) then
      raise exception 'Up to eight steps: from 2 to 999 pieces, each from more pieces and at a lower price than the one before.'
        using errcode = 'HT005', hint = 'not_breaks';
    end if;
    if (p_breaks #>> '{0,unit_minor}')::bigint >= usual then
      raise exception 'A wholesale price is lower than the usual one.' using errcode = 'HT005', hint = 'not_lower';
    end if;
    wanted := p_breaks;
  end if;
  if wanted is not distinct from before then return; end if;
  update public.wholesale_prices set ended_at = greatest(private.now(), began_at) where product_id = p_product_id and ended_at is null;
  if wanted is not null then
    insert into public.wholesale_prices (product_id, minimum, breaks) values (p_product_id, (wanted #>> '{0,from}')::integer, wanted);
  end if;
  perform private.log_activity('products.wholesale', p_product_id::text, jsonb_build_object('breaks', jsonb_build_array(before, wanted)));
end
$$;
comment on function public.keep_wholesale_prices(uuid, jsonb) is
  'Says what a product of one''s own costs at wholesale, by [{"from": pieces, "unit_minor": satang}]; an empty array ends it. The first step is '
  'the least that can be ordered. HT005 not_breaks, not_lower (than the usual price).';

create function public.ask_for_wholesale(p_company text, p_tax_number text, p_country text, p_about text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  b public.wholesale_buyers;
begin
  if not exists (select from public.profiles p where p.id = me) then raise exception 'Sign in first.' using errcode = 'PT401'; end if;
  if coalesce(char_length(btrim(p_company)) not between 2 and 160 or char_length(btrim(p_tax_number)) not between 4 and 40
      or p_country !~ '^[A-Z]{2}$' or char_length(btrim(p_about)) not between 10 and 1000, true) then
    raise exception 'Company, tax number, country and what you want to buy.' using errcode = '22023';
  end if;
  select * into b from public.wholesale_buyers x where x.person_id = me for update;
  if b.state in ('approved', 'suspended') then
    raise exception 'This has been decided.' using errcode = 'HT005', hint = 'already_decided';
  end if;
  if b.state = 'refused' and b.decided_at > private.now() - interval '30 days' then
    raise exception 'Ask again 30 days after the decision.' using errcode = 'HT005', hint = 'too_early';
  end if;
  insert into public.wholesale_buyers (person_id, company, tax_number, country, about)
  values (me, btrim(p_company), btrim(p_tax_number), p_country, btrim(p_about))
  on conflict (person_id) do update set company = excluded.company, tax_number = excluded.tax_number, country = excluded.country, about = excluded.about,
    state = 'pending', asked_at = case when b.state = 'pending' then b.asked_at else private.now() end, decided_at = null, reason = '',
    changed_at = clock_timestamp()
   -- Who asks twice at the same moment has not been decided about meanwhile.
   where wholesale_buyers.state in ('pending', 'refused');
  return 'pending';
end
$$;
comment on function public.ask_for_wholesale(text, text, text, text) is
  'A member asks to buy at wholesale, or says it otherwise while it waits. HT005 already_decided, too_early (30 days after a refusal).';

create function public.withdraw_wholesale() returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from public.wholesale_buyers b where b.person_id = (select auth.uid()) and b.state = 'pending';
end
$$;
comment on function public.withdraw_wholesale() is 'A member takes back a request that nobody has decided about.';

create function public.set_wholesale_prices(p_on boolean) returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.wholesale_buyers set prices_on = coalesce(p_on, true) where person_id = (select auth.uid()) and state = 'approved';
  if not found then raise exception 'You are no wholesale buyer.' using errcode = 'HT005', hint = 'no_wholesale_buyer'; end if;
end
$$;
comment on function public.set_wholesale_prices(boolean) is
  'A wholesale buyer shops at wholesale prices and minimums, or at the usual ones. HT005 no_wholesale_buyer.';

create function public.decide_wholesale(p_id uuid, p_how text, p_net_days integer, p_credit_minor bigint, p_seen timestamptz, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  b public.wholesale_buyers;
  became text;
begin
  perform private.demand('wholesale.decide');
  perform private.demand_reason(p_reason);
  if p_how is null or p_how not in ('approve', 'terms', 'refuse', 'suspend', 'reopen') then
    raise exception 'approve, terms, refuse, suspend or reopen.' using errcode = '22023';
  end if;
  select * into b from public.wholesale_buyers x where x.id = p_id for update;
  if not found then raise exception 'There is no such wholesale buyer.' using errcode = 'PT404'; end if;
  if b.person_id = (select auth.uid()) then raise exception 'Somebody else decides about you.' using errcode = 'HT005', hint = 'own_request'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(b.changed_at));
  if not (case p_how when 'approve' then b.state in ('pending', 'suspended') when 'terms' then b.state = 'approved' when 'refuse' then b.state = 'pending'
      when 'suspend' then b.state = 'approved' else b.state = 'refused' end) then
    raise exception 'A request that is % cannot be decided so.', b.state using errcode = 'HT005', hint = 'already_decided';
  end if;
  if p_how in ('approve', 'terms') and (p_net_days is null or p_net_days not in (0, 14, 30) or p_credit_minor is null
      or p_credit_minor not between 0 and 100000000 or (p_net_days = 0) <> (p_credit_minor = 0)) then
    raise exception 'No days to pay and no limit, or 14 or 30 days and a limit up to a million baht.' using errcode = 'HT005', hint = 'not_terms';
  end if;
  became := case p_how when 'approve' then 'approved' when 'terms' then 'approved'
    when 'refuse' then 'refused' when 'suspend' then 'suspended' else 'pending' end;
  update public.wholesale_buyers set state = became, reason = left(btrim(p_reason), 500),
    decided_at = case when became = 'pending' then null else private.now() end,
    net_days = case when p_how in ('approve', 'terms') then p_net_days else net_days end,
    credit_limit_minor = case when p_how in ('approve', 'terms') then p_credit_minor else credit_limit_minor end,
    changed_at = clock_timestamp()
   where id = b.id;
  delete from public.work_claims c where c.kind = 'wholesale' and c.key = b.id::text and became <> 'pending';
  perform private.log_activity('wholesale.' || p_how, b.id::text, jsonb_build_object('state', jsonb_build_array(b.state, became)) ||
    case when p_how in ('approve', 'terms') then jsonb_build_object('net_days', jsonb_build_array(b.net_days, p_net_days),
      'credit_limit_minor', jsonb_build_array(b.credit_limit_minor, p_credit_minor)) else '{}' end, p_reason);
  if p_how not in ('reopen', 'terms') then
    insert into private.outbox (topic, key, payload) values ('wholesale.decided', b.id || ':' || clock_timestamp(),
      jsonb_build_object('person_id', b.person_id, 'decision', p_how, 'reason', left(btrim(p_reason), 500)));
  end if;
  return became;
end
$$;
comment on function public.decide_wholesale(uuid, text, integer, bigint, timestamptz, text) is
  'approve a wholesale buyer (again) with days to pay and a limit, change these terms, refuse, suspend, or reopen what was refused. The buyer is written '
  'to with the reason, except of reopening and of terms. Answers the state. HT003 changed_meanwhile, HT005 already_decided, not_terms, own_request.';

create function public.wholesale_found(p_words text) returns setof public.wholesale_buyers
language plpgsql stable security definer rows 200 set search_path = '' as $$
declare
  pattern text := '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.demand('wholesale.read');
  if coalesce(char_length(btrim(p_words)) not between 1 and 100, true) then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  return query select b.* from public.wholesale_buyers b
    where b.company ilike pattern or b.tax_number ilike pattern
      or private.may('people.read') and exists (
        select from public.profiles p where p.id = b.person_id and (p.full_name ilike pattern or p.email ilike pattern))
    order by b.asked_at desc, b.id desc limit 200;
end
$$;
comment on function public.wholesale_found(text) is
  'Wholesale buyers by company or tax number, and for whoever may read accounts by a name or an address; at most the newest 200.';

revoke execute on function public.keep_wholesale_prices(uuid, jsonb), public.ask_for_wholesale(text, text, text, text), public.withdraw_wholesale(),
  public.set_wholesale_prices(boolean), public.decide_wholesale(uuid, text, integer, bigint, timestamptz, text), public.wholesale_found(text)
  from public, anon;
grant execute on function public.keep_wholesale_prices(uuid, jsonb), public.ask_for_wholesale(text, text, text, text), public.withdraw_wholesale(),
  public.set_wholesale_prices(boolean) to authenticated;
grant execute on function public.decide_wholesale(uuid, text, integer, bigint, timestamptz, text), public.wholesale_found(text) to authenticated, service_role;

create view private.waiting_wholesale as select b.id, b.asked_at as since from public.wholesale_buyers b where b.state = 'pending';
revoke all on private.waiting_wholesale from service_role;
create function private.facts_of_wholesale(p_key text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('company', b.company, 'tax_number', b.tax_number, 'country', b.country, 'about', b.about, 'person_id', b.person_id,
    'name', coalesce(nullif(p.full_name, ''), p.email, ''), 'asked_at', b.asked_at, 'seen', b.changed_at,
    'orders', (select count(*) from public.order_groups g where g.buyer_id = b.person_id and g.placed_at is not null))
    from public.wholesale_buyers b join public.profiles p on p.id = b.person_id
   where b.id = private.as_uuid(p_key)
$$;
revoke execute on function private.facts_of_wholesale(text) from public;
insert into public.work_kinds (kind, permission, hours) values ('wholesale', 'wholesale.read', 72);
