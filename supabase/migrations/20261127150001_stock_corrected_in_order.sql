-- Who moves several shelves takes all of them first, and in the one order: by variant. These still took them one by one, by piece and variant, with what
-- follows a shelf in between; whoever bought the same pieces at that moment waited for them while they waited for the buyer, and one was thrown out.

create function private.lock_shelves_of(products uuid[]) returns void
  language sql security definer set search_path = ''
as $$ select private.lock_shelves(array(select v.id from public.product_variants v where v.product_id = any (products))) $$;
comment on function private.lock_shelves_of(uuid[]) is 'Takes all shelves of pieces, their variants and the pieces before they are changed,
in the order in which everybody does.';
revoke execute on function private.lock_shelves_of(uuid[]) from public;
grant execute on function private.lock_shelves_of(uuid[]) to authenticated, service_role;

create or replace function public.correct_stock(p_counts jsonb, p_key uuid, p_reason text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  perform private.lock_shelves(array(select c.variant_id from jsonb_to_recordset(p_counts) c(variant_id uuid)));
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
    values (one.id, 'adjusted', one.counted - one.seen, (select private.acting_person()), left(btrim(p_reason), 500), p_key);
    perform private.log_activity('inventory.correct', one.id::text, jsonb_build_object('on_hand', jsonb_build_array(one.seen, one.counted)), p_reason);
    done := done + 1;
  end loop;
  return done;
end
$function$;

create or replace function public.undo_stock_correction(p_correction_id uuid, p_variant_id uuid, p_key uuid, p_reason text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  perform private.lock_shelves(array(
    select m.variant_id from public.stock_movements m where m.correction_id = p_correction_id and (p_variant_id is null or m.variant_id = p_variant_id)));
  for one in
    select m.variant_id, m.quantity from public.stock_movements m join public.product_variants v on v.id = m.variant_id
     where m.correction_id = p_correction_id and (p_variant_id is null or m.variant_id = p_variant_id)
       and not exists (select from public.stock_movements u where u.undoes = m.correction_id and u.variant_id = m.variant_id)
     order by v.product_id, v.id
  loop
    -- What was sold or counted since stays: the difference is taken back, not the number of then.
    select l.on_hand into now_there from public.stock_levels l where l.variant_id = one.variant_id;
    if now_there < one.quantity then
      raise exception 'Fewer are there than were added.' using errcode = 'HT005', hint = 'held_by_orders', detail = one.variant_id::text;
    end if;
    perform private.set_shelf(one.variant_id, now_there, now_there - one.quantity);
    insert into public.stock_movements (variant_id, kind, quantity, actor_id, note, correction_id, undoes)
    values (one.variant_id, 'adjusted', -one.quantity, (select private.acting_person()), left(btrim(p_reason), 500), p_key, p_correction_id);
    perform private.log_activity('inventory.undo', one.variant_id::text,
      jsonb_build_object('on_hand', jsonb_build_array(now_there, now_there - one.quantity)), p_reason);
    done := done + 1;
  end loop;
  if done = 0 then raise exception 'It is taken back already, or was none.' using errcode = 'HT005', hint = 'already_decided'; end if;
  return done;
end
$function$;
