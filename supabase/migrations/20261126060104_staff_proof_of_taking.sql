-- Why: three acts of staff take something away and asked for no second factor. Whoever may not be written to gets no code to sign in, no news of a
-- role or a factor that was changed; the key of the address for returned mail does the same to anybody; and taking pieces off a shelf is how goods
-- disappear. Adding pieces, taking a correction back and letting an address be written to again give something back, and do not wait for a telephone.

create or replace function public.suppress_address(p_address text, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('letters.write');
  perform private.demand_proof();
  perform private.demand_reason(p_reason);
  if coalesce(p_address, '') !~ '^[^\s<>@]+@[^\s<>@]+$' or char_length(p_address) > 320 then
    raise exception 'This is no address.' using errcode = 'HT004', hint = 'no_address';
  end if;
  insert into public.mail_suppressions (address, because, detail) values (lower(p_address), 'staff', left(p_reason, 500)) on conflict do nothing;
  if not found then raise exception 'Nobody writes there already.' using errcode = 'HT005', hint = 'already_decided'; end if;
  perform private.log_activity('letters.suppress', lower(p_address), '{}', p_reason);
end
$$;

create or replace function public.correct_stock(p_counts jsonb, p_key uuid, p_reason text) returns integer
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
    if one.counted < one.seen then perform private.demand_proof(); end if;
    perform private.set_shelf(one.id, one.seen, one.counted);
    insert into public.stock_movements (variant_id, kind, quantity, actor_id, note, correction_id)
    values (one.id, 'adjusted', one.counted - one.seen, (select auth.uid()), left(btrim(p_reason), 500), p_key);
    perform private.log_activity('inventory.correct', one.id::text, jsonb_build_object('on_hand', jsonb_build_array(one.seen, one.counted)), p_reason);
    done := done + 1;
  end loop;
  return done;
end
$$;
