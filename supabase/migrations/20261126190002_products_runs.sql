-- Why: a maker of a thousand pieces changes many at once. Each keeps every rule that holds for one; what one refuses takes nothing from the
-- others; what was done is kept for a month, so that it can be taken back whole.

create table private.product_runs (
  id uuid primary key,
  seller_id uuid not null references public.sellers (id) on delete cascade,
  deed jsonb not null,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table private.product_runs is 'One change that a shop made to many of its pieces at once. Kept for thirty days.';
create index product_runs_seller on private.product_runs (seller_id, made_at desc);
create index product_runs_made_by on private.product_runs (made_by);
alter table private.product_runs enable row level security;
revoke all on private.product_runs from anon, authenticated, service_role;
grant select on private.product_runs to service_role;

create table private.product_run_rows (
  run_id uuid not null references private.product_runs (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  before jsonb not null,
  after jsonb,
  waits boolean not null default false,
  refused text,
  undone text,
  primary key (run_id, product_id)
);
comment on table private.product_run_rows is
  'What a piece was and is by a change of many. `refused` is the hint by which it was left out; `undone` is `yes`, or why it could not be taken back.';
create index product_run_rows_product on private.product_run_rows (product_id);
alter table private.product_run_rows enable row level security;
revoke all on private.product_run_rows from anon, authenticated, service_role;
grant select on private.product_run_rows to service_role;

create or replace function private.product_facts(p_product_id uuid, p_kind text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case p_kind
    when 'price' then jsonb_build_object('price', p.price_minor, 'versions', coalesce((select jsonb_object_agg(v.id, v.price_minor)
      from public.product_variants v where v.product_id = p.id and v.price_minor is not null), '{}'))
    when 'stock' then jsonb_build_object('stock', coalesce((select sum(l.on_hand) from public.product_variants v
      join public.stock_levels l on l.variant_id = v.id where v.product_id = p.id and v.is_active), 0))
    when 'status' then jsonb_build_object('status', p.status)
    when 'delivery' then jsonb_build_object('free', p.free_shipping)
    when 'days' then jsonb_build_object('days', p.lead_time_days)
    when 'category' then jsonb_build_object('category', p.category_id) end
  from public.products p where p.id = p_product_id
$$;
comment on function private.product_facts(uuid, text) is 'What a piece is, as far as one kind of change touches it. Prices are satang.';
revoke all on function private.product_facts(uuid, text) from public;
grant execute on function private.product_facts(uuid, text) to service_role;

create or replace function private.moved_price(p_minor bigint, p_deed jsonb) returns bigint
language sql immutable set search_path = '' as $$
  select greatest(1, (round((case when p_deed ? 'percent' then p_minor * (100 + (p_deed ->> 'percent')::numeric) / 100
    else p_minor + (p_deed ->> 'amount')::numeric end) / r.step) * r.step)::bigint)
  from (select coalesce((p_deed ->> 'round')::numeric, 1) as step) r
$$;
comment on function private.moved_price(bigint, jsonb) is 'A price in satang moved by percent or satang and rounded, half up; never below one satang.';
revoke all on function private.moved_price(bigint, jsonb) from public;
grant execute on function private.moved_price(bigint, jsonb) to service_role;

create or replace function private.demand_deed(p_deed jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  fits boolean;
begin
  fits := case p_deed ->> 'kind'
    when 'price' then (p_deed ? 'percent') <> (p_deed ? 'amount')
      and case when p_deed ? 'percent' then (p_deed ->> 'percent')::numeric between -90 and 500
        else (p_deed ->> 'amount')::bigint between -9000000000 and 9000000000 end
      and coalesce((p_deed ->> 'round')::integer, 1) in (1, 100, 1000)
    when 'stock' then (p_deed ? 'set') <> (p_deed ? 'add') and case when p_deed ? 'set' then (p_deed ->> 'set')::integer between 0 and 100000
        else (p_deed ->> 'add')::integer between -100000 and 100000 end
    when 'status' then p_deed ->> 'status' in ('active', 'inactive', 'archived')
    when 'delivery' then jsonb_typeof(p_deed -> 'free') = 'boolean'
    when 'days' then (p_deed ->> 'days')::integer between 0 and 365
    when 'category' then (p_deed ->> 'category')::uuid is not null end;
  if fits is not true then raise exception 'There is no such change of many pieces.' using errcode = '22023'; end if;
end
$$;
comment on function private.demand_deed(jsonb) is
  'Refuses (22*) what is no change of many: {kind: price, percent | amount, round} {kind: stock, set | add} {kind: status, status}
{kind: delivery, free} {kind: days, days} {kind: category, category}.';
revoke all on function private.demand_deed(jsonb) from public;
grant execute on function private.demand_deed(jsonb) to service_role;

create or replace function private.do_deed(p_product_id uuid, p_deed jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  p public.products;
  variant uuid;
  versions integer;
  lies integer;
  wished integer;
begin
  select * into p from public.products x where x.id = p_product_id;
  case p_deed ->> 'kind'
    when 'price' then
      update public.products x set price_minor = private.moved_price(x.price_minor, p_deed) where x.id = p.id;
      update public.product_variants v set price_minor = private.moved_price(v.price_minor, p_deed) where v.product_id = p.id and v.price_minor is not null;
    when 'stock' then
      -- Only one shelf can be meant where there is only one.
      select (array_agg(v.id))[1], count(*) into variant, versions from public.product_variants v where v.product_id = p.id and v.is_active;
      if versions <> 1 then raise exception 'It has several versions.' using errcode = 'HT005', hint = 'several_versions'; end if;
      if p.made_to_order then raise exception 'It is made to order.' using errcode = 'HT005', hint = 'made_to_order'; end if;
      lies := coalesce((select l.on_hand from public.stock_levels l where l.variant_id = variant for update), 0);
      wished := case when p_deed ? 'set' then (p_deed ->> 'set')::integer else lies + (p_deed ->> 'add')::integer end;
      if wished < 0 then raise exception 'There are not that many.' using errcode = 'HT005', hint = 'below_nothing'; end if;
      if p.is_unique and wished > 1 then raise exception 'There is one of it.' using errcode = 'HT005', hint = 'one_of_a_kind'; end if;
      perform public.adjust_stock(variant, wished - lies);
    when 'status' then
      if p.status = 'draft' and p_deed ->> 'status' = 'inactive' then
        raise exception 'It has never been for sale.' using errcode = 'HT005', hint = 'is_draft';
      end if;
      update public.products x set status = p_deed ->> 'status' where x.id = p.id;
    when 'delivery' then update public.products x set free_shipping = (p_deed ->> 'free')::boolean where x.id = p.id;
    when 'days' then
      if not p.made_to_order then raise exception 'It is not made to order.' using errcode = 'HT005', hint = 'not_made_to_order'; end if;
      update public.products x set lead_time_days = (p_deed ->> 'days')::integer where x.id = p.id;
    when 'category' then
      if not exists (select from public.categories c where c.id = (p_deed ->> 'category')::uuid and c.status <> 'archived'
          and not exists (select from public.categories d where d.parent_id = c.id)) then
        raise exception 'No piece stands in that category.' using errcode = 'HT005', hint = 'no_category';
      end if;
      update public.products x set category_id = (p_deed ->> 'category')::uuid where x.id = p.id;
  end case;
end
$$;
comment on function private.do_deed(uuid, jsonb) is
  'Does one change to one piece, with the rules that hold when its maker does it by hand. HT005 and the errors of those rules.';
revoke all on function private.do_deed(uuid, jsonb) from public;
grant execute on function private.do_deed(uuid, jsonb) to service_role;

create or replace function private.deed_waits(p_product_id uuid, p_kind text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.product_changes c join public.product_change_fields f on f.change_id = c.id
   where c.product_id = p_product_id and c.state in ('open', 'asked') and f.state = 'open' and f.waits
     and case p_kind when 'price' then f.field = 'price_minor' or f.field like 'variant\_price:%'
       when 'category' then f.field = 'category_id' else false end)
$$;
comment on function private.deed_waits(uuid, text) is 'Whether something of this kind waits for somebody to look at it.';
revoke all on function private.deed_waits(uuid, text) from public;
grant execute on function private.deed_waits(uuid, text) to service_role;

create or replace function public.change_products(p_seller_id uuid, p_products jsonb, p_deed jsonb, p_run uuid default null)
returns table (product_id uuid, name text, before jsonb, after jsonb, waits boolean, refused text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  r private.product_runs;
  kind constant text := p_deed ->> 'kind';
begin
  if not private.may_in_shop(p_seller_id, 'products.write') then
    raise exception 'These are not the pieces of your shop.' using errcode = '42501';
  end if;
  perform private.demand_deed(p_deed);
  if jsonb_typeof(p_products) is distinct from 'array' or jsonb_array_length(p_products) not between 1 and 200 then
    raise exception 'Between 1 and 200 pieces at once.' using errcode = '22023', hint = 'too_many';
  end if;
  if p_run is not null then
    -- Two presses of one button are one change; what the first has done the second only reads.
    insert into private.product_runs (id, seller_id, deed, made_by) values (p_run, p_seller_id, p_deed, (select auth.uid()))
    on conflict (id) do nothing;
    select * into r from private.product_runs x where x.id = p_run for update;
    if r.seller_id <> p_seller_id or r.deed <> p_deed then
      raise exception 'That was another change.' using errcode = 'HT003', hint = 'another_change';
    end if;
    if r.undone_at is not null then raise exception 'It was taken back.' using errcode = 'HT003', hint = 'taken_back'; end if;
    if (select count(*) from private.product_runs x where x.seller_id = p_seller_id and x.made_at > now() - interval '1 day') > 200
      or (select count(*) from private.product_run_rows w where w.run_id = p_run) > 5000 then
      raise exception 'That is enough for a day.' using errcode = 'PT429', hint = 'too_many';
    end if;
    delete from private.product_runs x where x.seller_id = p_seller_id and x.made_at < now() - interval '30 days';
  end if;
  -- In the order in which orders take from shelves, so that nobody waits for each other in a circle.
  for one in select distinct on (1) (e ->> 'id')::uuid as id, e -> 'seen' as seen from jsonb_array_elements(p_products) e order by 1 loop
    product_id := one.id; name := ''; before := null; after := null; waits := false; refused := null;
    if p_run is not null then
      select w.before, w.after, w.waits, w.refused into before, after, waits, refused
        from private.product_run_rows w where w.run_id = p_run and w.product_id = one.id;
      if found then
        name := (select p.name from public.products p where p.id = one.id);
        return next;
        continue;
      end if;
      waits := false;
    end if;
    begin
      select p.name into name from public.products p where p.id = one.id and p.seller_id = p_seller_id;
      if not found then raise exception 'There is no such piece of yours.' using errcode = 'PT404', hint = 'no_product'; end if;
      -- The shelf is locked before its piece, as by an order; everything else begins with the piece.
      if kind <> 'stock' then perform from public.products p where p.id = one.id for update; end if;
      before := private.product_facts(one.id, kind);
      if one.seen is not null and one.seen <> 'null' and one.seen <> before then
        raise exception 'It is not what it was.' using errcode = 'HT003', hint = 'changed_meanwhile';
      end if;
      perform private.do_deed(one.id, p_deed);
      after := private.product_facts(one.id, kind);
      waits := after = before and private.deed_waits(one.id, kind);
      if after = before and not waits then raise exception 'It is so already.' using errcode = 'HT003', hint = 'as_it_is'; end if;
      if p_run is null then raise exception 'Only tried.' using errcode = 'HT099'; end if;
    exception
      when sqlstate 'HT099' then null;
      when others then
        if sqlstate ~ '^(40|53|57|58|XX)' then raise; end if;
        after := null;
        waits := false;
        get stacked diagnostics refused = pg_exception_hint;
        if coalesce(refused, '') = '' then refused := case sqlstate when '23514' then 'not_possible' else sqlstate end; end if;
    end;
    if p_run is not null and refused is distinct from 'no_product' then
      insert into private.product_run_rows (run_id, product_id, before, after, waits, refused)
      values (p_run, one.id, coalesce(before, '{}'), after, waits, refused);
    end if;
    return next;
  end loop;
end
$$;
comment on function public.change_products(uuid, jsonb, jsonb, uuid) is
  'Does one change to up to 200 pieces of a shop, [{id, seen}], or without p_run only tries it. Says for each what it was and is, whether that
waits, or by which hint it was left out. Asked again with the same p_run it does nothing twice; `seen` refuses a piece that is
not what was seen. 42501, 22023.';
revoke all on function public.change_products(uuid, jsonb, jsonb, uuid) from public;
grant execute on function public.change_products(uuid, jsonb, jsonb, uuid) to authenticated, service_role;

create or replace function private.undo_deed(p_row private.product_run_rows, p_kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  variant uuid;
  id constant uuid := p_row.product_id;
begin
  if p_kind = 'stock' then
    -- What was counted is taken back as a difference: what was sold since stays sold.
    select v.id into variant from public.product_variants v where v.product_id = p_row.product_id and v.is_active order by v.position, v.id limit 1;
    perform public.adjust_stock(variant, (p_row.before ->> 'stock')::integer - (p_row.after ->> 'stock')::integer);
    return;
  end if;
  perform from public.products p where p.id = p_row.product_id for update;
  if p_row.waits then
    perform public.withdraw_product_change(id, (select array_agg(f.field)
      from public.product_changes c join public.product_change_fields f on f.change_id = c.id
      where c.product_id = p_row.product_id and c.state in ('open', 'asked')
        and (f.field = case p_kind when 'price' then 'price_minor' else 'category_id' end or (p_kind = 'price' and f.field like 'variant\_price:%'))));
    return;
  end if;
  if private.product_facts(id, p_kind) <> p_row.after then
    raise exception 'It was changed since.' using errcode = 'HT003', hint = 'changed_since';
  end if;
  case p_kind
    when 'price' then
      update public.products p set price_minor = (p_row.before ->> 'price')::bigint where p.id = p_row.product_id;
      update public.product_variants v set price_minor = (p_row.before -> 'versions' ->> v.id::text)::bigint
       where v.product_id = p_row.product_id and p_row.before -> 'versions' ? v.id::text;
    when 'status' then update public.products p set status = p_row.before ->> 'status' where p.id = p_row.product_id;
    when 'delivery' then update public.products p set free_shipping = (p_row.before ->> 'free')::boolean where p.id = p_row.product_id;
    when 'days' then update public.products p set lead_time_days = (p_row.before ->> 'days')::integer where p.id = p_row.product_id;
    when 'category' then update public.products p set category_id = (p_row.before ->> 'category')::uuid where p.id = p_row.product_id;
  end case;
end
$$;
comment on function private.undo_deed(private.product_run_rows, text) is
  'Gives one piece back what it was before a change of many, where it is still what that made of it. HT003 changed_since.';
revoke all on function private.undo_deed(private.product_run_rows, text) from public;
grant execute on function private.undo_deed(private.product_run_rows, text) to service_role;

create or replace function public.undo_product_run(p_run uuid, p_most integer default 200)
returns table (product_id uuid, name text, refused text, left_to_do integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r private.product_runs;
  w private.product_run_rows;
begin
  select * into r from private.product_runs x where x.id = p_run for update;
  if not found or not private.may_in_shop(r.seller_id, 'products.write') then
    raise exception 'There is no such change of your shop.' using errcode = 'PT404', hint = 'no_run';
  end if;
  if p_most not between 1 and 200 then raise exception 'Between 1 and 200 pieces at once.' using errcode = '22023'; end if;
  update private.product_runs x set undone_at = coalesce(x.undone_at, now()) where x.id = p_run;
  for w in select * from private.product_run_rows x where x.run_id = p_run and x.refused is null and x.undone is null order by x.product_id limit p_most loop
    product_id := w.product_id; refused := null;
    name := (select p.name from public.products p where p.id = w.product_id);
    begin
      perform private.undo_deed(w, r.deed ->> 'kind');
    exception
      when others then
        if sqlstate ~ '^(40|53|57|58|XX)' then raise; end if;
        get stacked diagnostics refused = pg_exception_hint;
        if coalesce(refused, '') = '' then refused := case sqlstate when '23514' then 'not_possible' else sqlstate end; end if;
    end;
    update private.product_run_rows x set undone = coalesce(refused, 'yes') where x.run_id = p_run and x.product_id = w.product_id;
    left_to_do := (select count(*) from private.product_run_rows x where x.run_id = p_run and x.refused is null and x.undone is null);
    return next;
  end loop;
end
$$;
comment on function public.undo_product_run(uuid, integer) is
  'Takes back a change of many, up to p_most pieces a call, and says of each why it stays where it does; left_to_do counts those for the next
call. What was changed since stays. Asked again it goes on, and does nothing twice. PT404 for whoever does not change the pieces of this shop.';
revoke all on function public.undo_product_run(uuid, integer) from public;
grant execute on function public.undo_product_run(uuid, integer) to authenticated, service_role;

create or replace function public.product_runs(p_seller_id uuid)
returns table (id uuid, deed jsonb, made_at timestamptz, made_by text, changed integer, left_out integer, undone_at timestamptz)
language plpgsql stable security definer set search_path = '' rows 20 as $$
begin
  if not private.may_in_shop(p_seller_id, 'products.write') then
    raise exception 'These are not the pieces of your shop.' using errcode = '42501';
  end if;
  return query select r.id, r.deed, r.made_at, coalesce(x.full_name, ''), n.changed::integer, n.left_out::integer, r.undone_at
    from (select * from private.product_runs o where o.seller_id = p_seller_id order by o.made_at desc limit 20) r
    left join public.profiles x on x.id = r.made_by
    cross join lateral (select count(*) filter (where w.refused is null) as changed, count(*) filter (where w.refused is not null) as left_out
      from private.product_run_rows w where w.run_id = r.id) n
    where n.changed > 0 order by r.made_at desc;
end
$$;
comment on function public.product_runs(uuid) is
  'The newest twenty changes that a shop made to many pieces at once, who made them, and how many pieces they changed or left out. 42501.';
revoke all on function public.product_runs(uuid) from public;
grant execute on function public.product_runs(uuid) to authenticated, service_role;
