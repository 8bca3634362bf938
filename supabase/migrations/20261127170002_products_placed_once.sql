-- Why: a listing that stood already was placed again as if nothing were different: what had been said since was thrown away, and the maker read that it was on
-- sale. Now the shop says whether it was added, and a draft that is gone does not come back unseen.
drop function public.place_listing(uuid, uuid, jsonb, jsonb, integer, jsonb, boolean);
CREATE FUNCTION public.place_listing(p_id uuid, p_seller_id uuid, p_listing jsonb, p_pictures jsonb, p_stock integer, p_said jsonb,
  p_publish boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  x public.products := jsonb_populate_record(null::public.products, p_listing);
  variant uuid;
  is_added boolean := false;
begin
  if not exists (select from public.products p where p.id = p_id) then
    insert into public.products (id, seller_id, category_id, brand_id, name, description, care, language, price_minor, original_price_minor, weight_grams,
        dimensions, material, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, is_unique, made_to_order, lead_time_days, personalization_prompt,
        personalization_max, personalization_required, customizable, status, early,
        weekly_capacity, personalization_fields, making, followers_hours, shipping_profile_id)
    values (p_id, p_seller_id, x.category_id, x.brand_id, x.name, coalesce(x.description, ''), coalesce(x.care, ''), coalesce(x.language, 'th'), x.price_minor,
        x.original_price_minor, coalesce(x.weight_grams, 500), coalesce(x.dimensions, ''), coalesce(x.material, ''), coalesce(x.craft, ''),
        coalesce(x.tags, '{}'), coalesce(x.hs_code, ''), coalesce(x.is_handmade, true), coalesce(x.free_shipping, false), coalesce(x.gift_wrap, false),
        coalesce(x.is_unique, false), coalesce(x.made_to_order, false), coalesce(x.lead_time_days, 0), coalesce(x.personalization_prompt, ''),
        coalesce(x.personalization_max, 0), coalesce(x.personalization_required, false), coalesce(x.personalization_max, 0) > 0, 'draft',
        coalesce(x.early, false), x.weekly_capacity, coalesce(x.personalization_fields, '[]'), x.making,
        x.followers_hours, x.shipping_profile_id)
    on conflict (id) do nothing;
    is_added := found;
    if is_added then
      insert into public.product_variants (product_id) values (p_id) returning id into variant;
      if coalesce(p_stock, 0) > 0 then perform public.adjust_stock(variant, p_stock); end if;
      if jsonb_array_length(p_pictures) > 0 then perform public.arrange_pictures(p_id, p_pictures); end if;
      insert into public.product_attributes (product_id, attribute_id, value_ids, number)
      select p_id, s.attribute_id, coalesce(s.value_ids, '{}'), s.number from jsonb_populate_recordset(null::public.product_attributes, p_said) s;
    end if;
  end if;
  if not private.is_my_product(p_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if is_added then
    if p_publish then update public.products p set status = 'active' where p.id = p_id and p.status = 'draft'; end if;
    delete from public.listing_drafts d where d.id = p_id;
  end if;
  return jsonb_build_object('added', is_added, 'status', (select p.status from public.products p where p.id = p_id));
end
$function$;
comment on function public.place_listing(uuid, uuid, jsonb, jsonb, integer, jsonb, boolean) is
  'Makes a piece of a draft, with its version, stock, pictures and what is said of it, all or nothing, and puts it on sale where that is wished:
{added, status}. `p_id` is the draft''s. Where the piece stands already nothing is done and `added` is false: what is said now is to be compared with it.
Runs with its caller''s rights, so everything a piece is held to holds here.';
revoke execute on function public.place_listing(uuid, uuid, jsonb, jsonb, integer, jsonb, boolean) from public;
grant execute on function public.place_listing(uuid, uuid, jsonb, jsonb, integer, jsonb, boolean) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.keep_listing_draft(p_id uuid, p_seller_id uuid, p_answers jsonb, p_seen integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  now_kept integer;
  piece boolean;
  d public.listing_drafts;
begin
  if p_seller_id is null or p_seller_id not in (select private.my_sellers_as('products.write')) then
    raise exception 'This is not your shop.' using errcode = '42501';
  end if;
  if exists (select from public.products p where p.id = p_id and p.seller_id <> p_seller_id) then
    raise exception 'This is not your piece.' using errcode = '42501';
  end if;
  update public.listing_drafts x set answers = p_answers, revision = x.revision + 1, saved_at = private.now()
   where x.id = p_id and x.seller_id = p_seller_id and x.revision = p_seen returning x.revision into now_kept;
  -- Asked only now: whoever has just placed the draft held it so long.
  piece := exists (select from public.products p where p.id = p_id);
  if now_kept is not null then return jsonb_build_object('kept', true, 'revision', now_kept, 'piece', piece); end if;
  -- What it goes on from is no more: another device has made it a piece or thrown it away. That is said, and not undone.
  if p_seen > 0 and not exists (select from public.listing_drafts x where x.id = p_id) then
    return jsonb_build_object('kept', false, 'gone', true, 'piece', piece);
  end if;
  -- Those that are begun are counted one after the other, so that two phones do not both take the last place.
  perform from public.sellers s where s.id = p_seller_id for no key update;
  if (select count(*) from public.listing_drafts x where x.seller_id = p_seller_id and x.id <> p_id) >= 60 then
    raise exception 'At most sixty unfinished pieces.' using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.listing_drafts (id, seller_id, answers) values (p_id, p_seller_id, p_answers) on conflict (id) do nothing;
  if found then return jsonb_build_object('kept', true, 'revision', 1, 'piece', piece); end if;
  select * into d from public.listing_drafts x where x.id = p_id and x.seller_id = p_seller_id;
  if not found then raise exception 'This is not your draft.' using errcode = '42501'; end if;
  -- Said twice because the answer did not come: it is kept already.
  if d.answers = p_answers then return jsonb_build_object('kept', true, 'revision', d.revision, 'piece', piece); end if;
  return jsonb_build_object('kept', false, 'revision', d.revision, 'answers', d.answers, 'saved_at', d.saved_at, 'piece', piece);
end
$function$;
comment on function public.keep_listing_draft(uuid, uuid, jsonb, integer) is
  'Keeps what a maker has said of a piece so far. `p_seen` is the revision it goes on from, 0 for a new one: {kept, revision, piece}, `piece`
whether there is one of this id. Where another device has said something meanwhile nothing is kept, and
{kept: false, revision, answers, saved_at, piece} is what it said; where what it goes on from is no more, {kept: false, gone: true, piece}.
HT005 too_many.';
