-- Why: whose desk is closed acts for no shop, but may not ask their own for a quote either: an exclusion asks who belongs to it.
create or replace function public.ask_for_quote(p_variant_id uuid, p_quantity integer, p_wish text, p_needed_by date) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  q public.wholesale_quotes;
  piece uuid;
  maker uuid;
begin
  if not exists (select from public.profiles p where p.id = me) then raise exception 'Sign in first.' using errcode = 'PT401'; end if;
  if coalesce(p_quantity not between 2 and 999 or char_length(btrim(p_wish)) > 1000, true)
    or p_needed_by < (private.now() at time zone 'Asia/Bangkok')::date or p_needed_by > (private.now() at time zone 'Asia/Bangkok')::date + 730 then
    raise exception '2 to 999 pieces, up to 1000 characters, and a day to come.' using errcode = '22023';
  end if;
  select p.id, p.seller_id into piece, maker from public.product_variants v
    join public.products p on p.id = v.product_id join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
   where v.id = p_variant_id and v.is_active and p.status = 'active' and (p.opens_at is null or private.sees_early(me, p.seller_id));
  if maker is null then raise exception 'There is no such variant.' using errcode = 'PT404'; end if;
  if private.is_own_shop(me, maker) then raise exception 'This is your own product.' using errcode = 'HT005', hint = 'own_product'; end if;
  -- One after the other, so that the count is true.
  perform pg_advisory_xact_lock(hashtextextended('quotes:' || me, 0));
  if (select count(*) from public.wholesale_quotes x where x.buyer_id = me and x.state in ('asked', 'offered')) >= 20
    or (select count(*) from public.wholesale_quotes x where x.buyer_id = me and x.asked_at > private.now() - interval '1 day') >= 40 then
    raise exception 'Too many quotes are open.' using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.wholesale_quotes (buyer_id, product_id, variant_id, seller_id, quantity, wish, needed_by)
  values (me, piece, p_variant_id, maker, p_quantity, btrim(p_wish), p_needed_by) on conflict do nothing returning * into q;
  if q.id is null then raise exception 'You have asked about this variant.' using errcode = 'HT005', hint = 'already_asked'; end if;
  perform private.tell_of_quote(q, 'asked');
  return q.id;
end
$$;
