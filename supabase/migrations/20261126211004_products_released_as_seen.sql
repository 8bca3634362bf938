-- Why: what was kept out and had never been on sale could be changed by its maker between another look at it and the yes.
drop function public.release_product(uuid, text);
create function public.release_product(p_product_id uuid, p_reason text, p_seen text default null)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  p public.products;
  h public.product_holds;
  back text;
  act bigint;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  h := private.hold_to_answer(p.id);
  if p_seen <> private.listing_seen(p) then
    raise exception 'Its maker has changed it.' using errcode = 'HT005', hint = 'changed_meanwhile';
  end if;
  -- A piece that its maker put away meanwhile stays away.
  back := case when h.was_status = 'active' and p.status = 'inactive' then 'active' else p.status end;
  delete from public.product_holds where product_id = p.id;
  update public.products set status = back where id = p.id and status <> back;
  act := private.log_activity('products.release', p.id::text,
    jsonb_build_object('held_for', jsonb_build_array(h.reason, null), 'status', jsonb_build_array(p.status, back)), p_reason);
  perform private.tell_seller('listing_released', act::text,
    jsonb_build_object('seller_id', p.seller_id, 'product_id', p.id, 'reason', left(btrim(p_reason), 1000)));
end
$function$;
comment on function public.release_product(uuid, text, text) is 'Puts a held piece back as it was, and as it was seen (`p_seen`, from its facts);
its maker is told. HT005 already_decided, own_shop, same_person, changed_meanwhile.';
revoke execute on function public.release_product(uuid, text, text) from public;
grant execute on function public.release_product(uuid, text, text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.facts_of_listing_appeal(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', p.name, 'image', p.image_url, 'seller_id', s.id, 'seller', s.business_name, 'because', h.reason, 'words', h.words,
      'placed_at', h.placed_at, 'placed_by', h.placed_by, 'placer', coalesce(nullif(x.full_name, ''), x.email, ''), 'appeal', h.appeal,
      'seen', private.listing_seen(p))
    from public.product_holds h join public.products p on p.id = h.product_id join public.sellers s on s.id = p.seller_id
    left join public.profiles x on x.id = h.placed_by where h.product_id = private.as_uuid(p_key)
$function$;
