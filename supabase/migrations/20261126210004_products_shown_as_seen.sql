-- Why: a maker could change a piece that waits between the look and the yes, and something nobody had seen was put on sale.
create function private.listing_seen(p public.products) returns text language sql stable security definer set search_path = '' as $$
  select md5(jsonb_build_array(
    to_jsonb(p) - array['status', 'waits_since', 'published_at', 'opens_at', 'updated_at', 'is_featured', 'is_new', 'rating', 'review_count', 'sales_count',
      'stock_quantity', 'days_to_make', 'lowest_before_minor'],
    (select jsonb_agg(to_jsonb(v) - 'stock_quantity' order by v.id) from public.product_variants v where v.product_id = p.id),
    (select jsonb_agg(jsonb_build_array(i.url, i.alt) order by i.position, i.id) from public.product_images i where i.product_id = p.id),
    (select jsonb_agg(to_jsonb(a) order by a.attribute_id) from public.product_attributes a where a.product_id = p.id),
    (select jsonb_agg(jsonb_build_array(t.language, t.name, t.description, t.care) order by t.language)
       from public.product_translations t where t.product_id = p.id and t.origin = 'human'))::text)
$$;
comment on function private.listing_seen(public.products) is 'A mark of everything a maker says and shows of a piece: another where any of it was changed.';
revoke execute on function private.listing_seen(public.products) from public;

drop function public.leave_product(uuid, text);
create function public.leave_product(p_product_id uuid, p_reason text, p_seen text default null)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.products;
  act bigint;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  -- Its maker may go on working at what waits: what is put on sale is what somebody has looked at.
  if p.waits_since is not null and p_seen is distinct from private.listing_seen(p) then
    raise exception 'Its maker has changed it.' using errcode = 'HT005', hint = 'changed_meanwhile';
  end if;
  update public.product_reports set decided_at = private.now(), decision = 'nothing' where product_id = p.id and decided_at is null;
  if not found then raise exception 'This report is decided.' using errcode = 'HT005', hint = 'already_decided'; end if;
  if p.waits_since is null then
    perform private.log_activity('products.leave', p.id::text, '{}', p_reason);
    return;
  end if;
  update public.products set status = 'active', waits_since = null where id = p.id;
  act := private.log_activity('products.show', p.id::text, jsonb_build_object('status', jsonb_build_array(p.status, 'active')), p_reason);
  perform private.tell_seller('listing_shown', act::text, jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id));
end
$function$;
comment on function public.leave_product(uuid, text, text) is 'Decides every report of a piece: nothing is wrong with it. One that waits to be looked at is put
on sale as it was seen (`p_seen`, from its facts). HT005 already_decided, own_shop, changed_meanwhile.';
revoke execute on function public.leave_product(uuid, text, text) from public;
grant execute on function public.leave_product(uuid, text, text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.facts_of_listing(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', p.name, 'image', p.image_url, 'status', p.status, 'price_minor', p.price_minor, 'seller_id', s.id, 'seller',
      s.business_name, 'held', h.product_id is not null, 'waits', p.waits_since is not null, 'seen', private.listing_seen(p), 'reports', coalesce((
        select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at, 'name', coalesce(nullif(x.full_name, ''), x.email, ''))
          order by r.created_at)
          from (select * from public.product_reports o where o.product_id = p.id and o.decided_at is null order by o.created_at limit 20) r
          left join public.profiles x on x.id = r.reporter_id), '[]'))
    from public.products p join public.sellers s on s.id = p.seller_id left join public.product_holds h on h.product_id = p.id
   where p.id = private.as_uuid(p_key)
$function$;
