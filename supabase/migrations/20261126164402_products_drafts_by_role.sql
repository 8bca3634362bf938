-- What was begun of a piece is for whoever may add pieces, like the pieces themselves.

alter policy "members read their drafts" on public.listing_drafts using (seller_id in (select private.my_sellers_as('products.write')));
alter policy "members throw their drafts away" on public.listing_drafts using (seller_id in (select private.my_sellers_as('products.write')));

create or replace function public.keep_listing_draft(p_id uuid, p_seller_id uuid, p_answers jsonb, p_seen integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  now_kept integer;
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
  if found then return jsonb_build_object('kept', true, 'revision', now_kept); end if;
  -- Those that are begun are counted one after the other, so that two phones do not both take the last place.
  perform from public.sellers s where s.id = p_seller_id for no key update;
  if (select count(*) from public.listing_drafts x where x.seller_id = p_seller_id and x.id <> p_id) >= 60 then
    raise exception 'At most sixty unfinished pieces.' using errcode = 'HT005', hint = 'too_many';
  end if;
  insert into public.listing_drafts (id, seller_id, answers) values (p_id, p_seller_id, p_answers) on conflict (id) do nothing;
  if found then return jsonb_build_object('kept', true, 'revision', 1); end if;
  select * into d from public.listing_drafts x where x.id = p_id and x.seller_id = p_seller_id;
  if not found then raise exception 'This is not your draft.' using errcode = '42501'; end if;
  -- Said twice because the answer did not come: it is kept already.
  if d.answers = p_answers then return jsonb_build_object('kept', true, 'revision', d.revision); end if;
  return jsonb_build_object('kept', false, 'revision', d.revision, 'answers', d.answers, 'saved_at', d.saved_at);
end
$function$;

create or replace function private.is_my_product_folder(folder text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then private.is_my_product(folder::uuid)
      or exists (select from public.listing_drafts d where d.id = folder::uuid and d.seller_id in (select private.my_sellers_as('products.write'))
        and not exists (select from public.products p where p.id = d.id)) else false end
$function$;
