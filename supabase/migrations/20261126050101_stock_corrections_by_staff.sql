-- Staff read what every maker has on the shelf and what moved it, and set it right: each correction is a row of the history that says why,
-- and can be taken back by another.
alter table public.stock_movements add column correction_id uuid,
  add column undoes uuid,
  add constraint stock_movements_undoes_check check (undoes is null or correction_id is not null);
comment on column public.stock_movements.correction_id is
  'The correction by staff that this row is part of; one of several variants has the same on each.';
comment on column public.stock_movements.undoes is 'The correction that this one takes back.';
-- What is sent twice is done once, and taken back once.
create unique index stock_movements_correction on public.stock_movements (correction_id, variant_id) where correction_id is not null;
create unique index stock_movements_undone on public.stock_movements (undoes, variant_id) where undoes is not null;
create index stock_movements_corrected on public.stock_movements (id) where correction_id is not null;
create index stock_movements_of_variant on public.stock_movements (variant_id, id);
-- The inventory opens with what runs out first.
create index product_variants_by_stock on public.product_variants (stock_quantity, id);
create index product_variants_by_sku on public.product_variants using gin (sku extensions.gin_trgm_ops);

create policy "who may reads every shelf" on public.stock_levels for select to authenticated using ((select private.may('inventory.read')));
create policy "who may reads what moved it" on public.stock_movements for select to authenticated using ((select private.may('inventory.read')));

/* Whether so little is left of a variant that somebody should know: below what its maker has set, or the shop's own number. What the dashboard counts. */
create function public.stock_is_low(v public.product_variants) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.stock_levels l join public.products p on p.id = v.product_id
     where l.variant_id = v.id and p.status <> 'archived' and not p.is_unique
       and l.on_hand + l.backorder_limit - l.allocated - l.reserved < coalesce(l.low_below,
         (select s.value::text::integer from public.shop_settings s where s.key = 'stock.low_below')))
$$;
comment on function public.stock_is_low(public.product_variants) is
  'Whether less is free of a variant than its maker has set, or than stock.low_below: what the dashboard counts. A column over /rest/v1.';
revoke execute on function public.stock_is_low(public.product_variants) from public;
grant execute on function public.stock_is_low(public.product_variants) to authenticated, service_role;

create function public.stock_found(p_words text) returns setof public.product_variants
language plpgsql stable security definer rows 200 set search_path = '' as $$
declare
  parts constant text := '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.demand('inventory.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.products_found is.
  return query execute 'select * from public.product_variants where id in (
    (select v.id from public.product_variants v where v.sku ilike $1 limit 200)
     union (select v.id from (select p.id from public.products p where p.name ilike $1 or p.sku ilike $1 limit 200) p
       join public.product_variants v on v.product_id = p.id limit 500)
     union (select v.id from (select m.id from public.sellers m where m.directory_words like $2 limit 20) s
       join public.products p on p.seller_id = s.id join public.product_variants v on v.product_id = p.id limit 500))'
    using parts, '%' || regexp_replace(private.squeezed(btrim(p_words)), '([\\%_])', '\\\1', 'g') || '%';
end
$$;
comment on function public.stock_found(text) is
  'Some hundred variants with these words in their number, in the name or number of their piece, and in the name of their maker.';
revoke execute on function public.stock_found(text) from public;
grant execute on function public.stock_found(text) to authenticated, service_role;

create function public.stock_history(p_variant_id uuid, p_before bigint default null)
returns table (id bigint, kind text, quantity integer, at timestamptz, order_id uuid, order_number text, name text, side text, note text,
  correction_id uuid, undoes uuid, undone boolean, together bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('inventory.read');
  return query
    select m.id, m.kind, m.quantity, m.created_at, o.id, coalesce(o.number, g.number), coalesce(nullif(x.full_name, ''), x.email, ''),
        case when m.correction_id is not null then 'staff' when m.actor_id is not null then 'maker' else 'shop' end,
        m.note, m.correction_id, m.undoes, m.correction_id is not null and exists (
          select from public.stock_movements u where u.undoes = m.correction_id and u.variant_id = m.variant_id),
        case when m.correction_id is null then 0
          else (select count(*) from public.stock_movements b where b.correction_id = m.correction_id) end
      from (select * from public.stock_movements a where a.variant_id = p_variant_id and (p_before is null or a.id < p_before)
             order by a.id desc limit 51) m
      left join public.orders o on o.id = m.order_id
      left join public.order_groups g on g.id = m.order_group_id
      left join public.profiles x on x.id = m.actor_id
     order by m.id desc;
end
$$;
comment on function public.stock_history(uuid, bigint) is
  'What moved a variant, the newest first, fifty and one more if there is more; before a row where one is named.';
revoke execute on function public.stock_history(uuid, bigint) from public;
grant execute on function public.stock_history(uuid, bigint) to authenticated, service_role;

create function public.stock_by_code(p_codes text[])
returns table (code text, variant_id uuid, product text, variant text, seller text, on_hand integer, held integer, backorder_limit integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('inventory.read');
  if cardinality(p_codes) > 200 then raise exception 'At most 200 at once.' using errcode = '22023'; end if;
  return query
    select w.code, v.id, p.name, v.name, s.business_name, coalesce(l.on_hand, 0), coalesce(l.allocated + l.reserved, 0), coalesce(l.backorder_limit, 0)
      from (select distinct c.code from unnest(p_codes) c(code) where c.code <> '') w
     cross join lateral (
       select a.id from public.product_variants a where a.sku = w.code
       union select b.id from public.products q join public.product_variants b on b.product_id = q.id where q.sku = w.code and b.sku = ''
       union select d.id from public.product_variants d
         where d.id = case when w.code ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then w.code::uuid end
       limit 3) hit
      join public.product_variants v on v.id = hit.id
      join public.products p on p.id = v.product_id
      join public.sellers s on s.id = p.seller_id
      left join public.stock_levels l on l.variant_id = v.id
     order by w.code, v.id;
end
$$;
comment on function public.stock_by_code(text[]) is
  'The variants that a stocktake names by their SKU, that of their piece where they have none, or their key; several for one that is shared.';
revoke execute on function public.stock_by_code(text[]) from public;
grant execute on function public.stock_by_code(text[]) to authenticated, service_role;

/* Sets the shelf of a variant by one conditional update, or refuses with why. */
create function private.set_shelf(variant uuid, seen integer, counted integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  l public.stock_levels;
begin
  update public.stock_levels s set on_hand = counted
   where s.variant_id = variant and s.on_hand = seen and s.allocated + s.reserved <= counted + s.backorder_limit;
  if found then return; end if;
  if seen = 0 then
    insert into public.stock_levels (variant_id, on_hand) values (variant, counted) on conflict do nothing;
    if found then return; end if;
  end if;
  select * into l from public.stock_levels s where s.variant_id = variant for update;
  perform private.demand_unchanged(to_jsonb(seen), to_jsonb(coalesce(l.on_hand, 0)));
  raise exception 'Orders and people who are paying need more of it.' using errcode = 'HT005', hint = 'held_by_orders', detail = variant::text;
end
$$;
revoke execute on function private.set_shelf(uuid, integer, integer) from public;
grant execute on function private.set_shelf(uuid, integer, integer) to service_role;

create function public.correct_stock(p_counts jsonb, p_key uuid, p_reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  done integer;
begin
  perform private.demand('inventory.write');
  perform private.demand_reason(p_reason);
  if p_key is null or jsonb_typeof(p_counts) is distinct from 'array' or jsonb_array_length(p_counts) not between 1 and 200 then
    raise exception 'Between 1 and 200 counts, and a key.' using errcode = '22023';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('stock:' || p_key, 0));
  select count(*) into done from public.stock_movements m where m.correction_id = p_key;
  if done > 0 then return done; end if;
  -- In the order in which orders take from shelves, so that neither waits for the other in a circle.
  for one in
    select v.id, c.seen, c.counted from jsonb_to_recordset(p_counts) c(variant_id uuid, seen integer, counted integer)
      left join public.product_variants v on v.id = c.variant_id order by v.product_id, v.id
  loop
    if one.id is null then raise exception 'There is no such variant.' using errcode = 'PT404'; end if;
    if one.seen is null or one.counted is null or one.counted not between 0 and 1000000 then
      raise exception 'A count is between 0 and 1,000,000.' using errcode = '22023';
    end if;
    if one.seen = one.counted then continue; end if;
    perform private.set_shelf(one.id, one.seen, one.counted);
    insert into public.stock_movements (variant_id, kind, quantity, actor_id, note, correction_id)
    values (one.id, 'adjusted', one.counted - one.seen, (select auth.uid()), left(btrim(p_reason), 500), p_key);
    perform private.log_activity('inventory.correct', one.id::text, jsonb_build_object('on_hand', jsonb_build_array(one.seen, one.counted)), p_reason);
    done := done + 1;
  end loop;
  return done;
end
$$;
comment on function public.correct_stock(jsonb, uuid, text) is
  'Sets the shelves of up to 200 variants (`[{variant_id, seen, counted}]`) to what was counted, all or none; one key is done once. '
  'HT003 changed_meanwhile where one is not what was seen, HT005 held_by_orders below what orders need. Answers how many changed.';
revoke execute on function public.correct_stock(jsonb, uuid, text) from public;
grant execute on function public.correct_stock(jsonb, uuid, text) to authenticated, service_role;

create function public.undo_stock_correction(p_correction_id uuid, p_variant_id uuid, p_key uuid, p_reason text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  one record;
  now_there integer;
  done integer;
begin
  perform private.demand('inventory.write');
  perform private.demand_reason(p_reason);
  if p_key is null or p_key = p_correction_id then raise exception 'It wants a key of its own.' using errcode = '22023'; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('stock:' || p_key, 0));
  select count(*) into done from public.stock_movements m where m.correction_id = p_key;
  if done > 0 then return done; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('stock:' || p_correction_id, 0));
  for one in
    select m.variant_id, m.quantity from public.stock_movements m join public.product_variants v on v.id = m.variant_id
     where m.correction_id = p_correction_id and (p_variant_id is null or m.variant_id = p_variant_id)
       and not exists (select from public.stock_movements u where u.undoes = m.correction_id and u.variant_id = m.variant_id)
     order by v.product_id, v.id
  loop
    -- What was sold or counted since stays: the difference is taken back, not the number of then.
    select l.on_hand into now_there from public.stock_levels l where l.variant_id = one.variant_id for update;
    if now_there < one.quantity then
      raise exception 'Fewer are there than were added.' using errcode = 'HT005', hint = 'held_by_orders', detail = one.variant_id::text;
    end if;
    perform private.set_shelf(one.variant_id, now_there, now_there - one.quantity);
    insert into public.stock_movements (variant_id, kind, quantity, actor_id, note, correction_id, undoes)
    values (one.variant_id, 'adjusted', -one.quantity, (select auth.uid()), left(btrim(p_reason), 500), p_key, p_correction_id);
    perform private.log_activity('inventory.undo', one.variant_id::text,
      jsonb_build_object('on_hand', jsonb_build_array(now_there, now_there - one.quantity)), p_reason);
    done := done + 1;
  end loop;
  if done = 0 then raise exception 'It is taken back already, or was none.' using errcode = 'HT005', hint = 'already_decided'; end if;
  return done;
end
$$;
comment on function public.undo_stock_correction(uuid, uuid, uuid, text) is
  'Takes a correction back, of one variant or (null) of all, by the difference: what moved since stays. '
  'HT005 already_decided for the second, held_by_orders where orders need what it added.';
revoke execute on function public.undo_stock_correction(uuid, uuid, uuid, text) from public;
grant execute on function public.undo_stock_correction(uuid, uuid, uuid, text) to authenticated, service_role;

create function public.stock_corrections()
returns table (id uuid, at timestamptz, name text, reason text, variants bigint, quantity bigint, undoes uuid, undone bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('inventory.read');
  return query
    select m.correction_id, max(m.created_at), coalesce(max(nullif(x.full_name, '')), max(x.email), ''), max(m.note), count(*),
        sum(m.quantity)::bigint, (array_agg(m.undoes))[1], count(*) filter (where exists (
          select from public.stock_movements u where u.undoes = m.correction_id and u.variant_id = m.variant_id))
      from (
        -- A correction has 200 rows at most, written one after the other: in the last two thousand stand the last ten whole.
        select r.correction_id, max(r.id) as last_id from (
          select a.id, a.correction_id from public.stock_movements a where a.correction_id is not null order by a.id desc limit 2000) r
         group by 1 order by 2 desc limit 10) recent
      join public.stock_movements m on m.correction_id = recent.correction_id
      left join public.profiles x on x.id = m.actor_id
     group by m.correction_id, recent.last_id order by recent.last_id desc;
end
$$;
comment on function public.stock_corrections() is
  'The last ten corrections of stock by staff, the newest first, with how many of their variants were taken back.';
revoke execute on function public.stock_corrections() from public;
grant execute on function public.stock_corrections() to authenticated, service_role;
