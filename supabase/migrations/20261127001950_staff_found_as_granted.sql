-- Why: what no one may read of these tables, such as who wrote a review or the address of whoever withdrew from an order, could be read of the rows
-- that words find. What nobody reads of the table, nobody reads here.

CREATE OR REPLACE FUNCTION public.reviews_found(p_words text)
 RETURNS SETOF public.reviews
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO ''
AS $function$
begin
  perform private.demand('reviews.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is.
  return query execute 'select y.* from public.reviews x
    cross join lateral jsonb_populate_record(null::public.reviews, to_jsonb(x) - ''{order_line_id,author_id,order_id,hidden_at,judged_at}''::text[]) y
    where x.id in (
    (select r.id from public.reviews r where r.author_name ilike $1 or r.body ilike $1 order by r.created_at desc, r.id desc limit 200)
     union (select r.id from public.reviews r join public.sellers s on s.id = r.seller_id where s.business_name ilike $1
      order by r.created_at desc, r.id desc limit 200))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
end
$function$;

CREATE OR REPLACE FUNCTION public.cases_found(p_words text)
 RETURNS SETOF public.order_cases
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO ''
AS $function$
begin
  perform private.demand('cases.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is. The number of a case begins with that of its order and is known whole.
  return query execute 'select y.* from public.order_cases x
    cross join lateral jsonb_populate_record(null::public.order_cases, to_jsonb(x) - ''{commission_minor,declaration,key}''::text[]) y
    where x.id in (
    (select c.id from public.order_cases c join public.orders o on o.id = c.order_id
      where o.number ilike $1 or o.customer ilike $1 or o.seller_name ilike $1 order by c.created_at desc, c.id desc limit 200)
     union select c.id from public.order_cases c where c.number = upper($2))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', btrim(p_words);
end
$function$;

CREATE OR REPLACE FUNCTION public.payments_found(p_words text)
 RETURNS SETOF public.payments
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO ''
AS $function$
begin
  perform private.demand('payments.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is. A provider's reference is known whole or not at all.
  return query execute 'select y.* from public.payments x
    cross join lateral jsonb_populate_record(null::public.payments, to_jsonb(x) - ''{captured_late,provider_reference,updated_at}''::text[]) y
    where x.id in (
    (select p.id from public.payments p where p.order_group_id in (
       select o.order_group_id from public.orders o where o.number ilike $1 or o.customer ilike $1) order by p.created_at desc, p.id desc limit 200)
     union select p.id from public.payments p where p.provider_reference = $2)'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', btrim(p_words);
end
$function$;

CREATE OR REPLACE FUNCTION public.refunds_found(p_words text)
 RETURNS SETOF public.refunds
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO ''
AS $function$
begin
  perform private.demand('payments.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is.
  return query execute 'select y.* from public.refunds x
    cross join lateral jsonb_populate_record(null::public.refunds, to_jsonb(x) - ''{provider_reference,attempts,note_due}''::text[]) y
    where x.id in (
    select r.id from public.refunds r join public.orders o on o.id = r.order_id
     where o.number ilike $1 or o.customer ilike $1 or o.seller_name ilike $1 order by r.created_at desc, r.id desc limit 200)'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
end
$function$;

CREATE OR REPLACE FUNCTION public.chargebacks_found(p_words text)
 RETURNS SETOF public.chargebacks
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO ''
AS $function$
begin
  perform private.demand('chargebacks.read');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  -- Planned for these very words, as public.orders_found is. A provider's reference is known whole or not at all.
  return query execute 'select y.* from public.chargebacks x
    cross join lateral jsonb_populate_record(null::public.chargebacks, to_jsonb(x) - ''{moves,decided_by,attempts,updated_at}''::text[]) y
    where x.id in (
    (select s.chargeback_id from public.chargeback_shares s join public.orders o on o.id = s.order_id
      where o.number ilike $1 or o.customer ilike $1 or o.seller_name ilike $1 order by o.created_at desc, o.id desc limit 200)
    union select c.id from public.chargebacks c where c.provider_reference = $2 or c.number = upper($2))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', btrim(p_words);
end
$function$;
