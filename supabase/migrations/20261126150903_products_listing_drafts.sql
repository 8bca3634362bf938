-- Why: a piece is described on a phone, on a line that breaks. What was said so far is kept beside the pieces before there is one (a piece needs a name, a
-- category and a price, a draft needs nothing), its pictures are sent meanwhile, and it becomes a piece by one call that may be asked twice.
create table public.listing_drafts (
  id uuid primary key,
  seller_id uuid not null references public.sellers on delete cascade,
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and pg_column_size(answers) <= 60000),
  revision integer not null default 1 check (revision > 0),
  started_at timestamptz not null default private.now(),
  saved_at timestamptz not null default private.now()
);
comment on table public.listing_drafts is
  'What was said of a piece and is not in the shop yet. The piece that comes of it, or is changed by it, bears the same id, and its '
  'pictures lie in the folder of that name.';
create index listing_drafts_of_a_seller on public.listing_drafts (seller_id, saved_at desc);
create index listing_drafts_old on public.listing_drafts (saved_at);
alter table public.listing_drafts enable row level security;
create policy "members read their drafts" on public.listing_drafts for select to authenticated
  using (seller_id in (select private.my_sellers()));
create policy "members throw their drafts away" on public.listing_drafts for delete to authenticated
  using (seller_id in (select private.my_sellers()));
grant select, delete on public.listing_drafts to authenticated;
grant all on public.listing_drafts to service_role;

create function public.keep_listing_draft(p_id uuid, p_seller_id uuid, p_answers jsonb, p_seen integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  now_kept integer;
  d public.listing_drafts;
begin
  if p_seller_id is null or p_seller_id not in (select private.my_sellers()) then
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
$$;
comment on function public.keep_listing_draft(uuid, uuid, jsonb, integer) is
  'Keeps what a maker has said of a piece so far. `p_seen` is the revision it goes on from, 0 for a new one: {kept, revision}; where another device has said '
  'something meanwhile nothing is kept, and {kept: false, revision, answers, saved_at} is what it said. HT005 too_many.';
revoke execute on function public.keep_listing_draft(uuid, uuid, jsonb, integer) from public;
grant execute on function public.keep_listing_draft(uuid, uuid, jsonb, integer) to authenticated, service_role;

-- Pictures are sent while the questions are answered, before there is a piece.
create or replace function private.is_my_product_folder(folder text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then private.is_my_product(folder::uuid)
      or exists (select from public.listing_drafts d where d.id = folder::uuid and d.seller_id in (select private.my_sellers())
        and not exists (select from public.products p where p.id = d.id)) else false end
$$;
comment on function private.is_my_product_folder(text) is
  'Whether a folder bears the id of a product the caller may change, or of a draft of the caller that is none yet.';

-- A piece keeps the id its draft began with, so that the same piece is not added twice.
grant insert (id) on public.products to authenticated;

create function public.place_listing(p_id uuid, p_seller_id uuid, p_listing jsonb, p_pictures jsonb, p_stock integer, p_said jsonb, p_publish boolean)
returns text
language plpgsql set search_path = '' as $$
declare
  x public.products := jsonb_populate_record(null::public.products, p_listing);
  variant uuid;
begin
  if not exists (select from public.products p where p.id = p_id) then
    insert into public.products (id, seller_id, category_id, brand_id, name, description, care, language, price_minor, original_price_minor, weight_grams,
        dimensions, material, craft, tags, hs_code, is_handmade, free_shipping, gift_wrap, is_unique, made_to_order, lead_time_days, personalization_prompt,
        personalization_max, personalization_required, customizable, status, early)
    values (p_id, p_seller_id, x.category_id, x.brand_id, x.name, coalesce(x.description, ''), coalesce(x.care, ''), coalesce(x.language, 'th'), x.price_minor,
        x.original_price_minor, coalesce(x.weight_grams, 500), coalesce(x.dimensions, ''), coalesce(x.material, ''), coalesce(x.craft, ''),
        coalesce(x.tags, '{}'), coalesce(x.hs_code, ''), coalesce(x.is_handmade, true), coalesce(x.free_shipping, false), coalesce(x.gift_wrap, false),
        coalesce(x.is_unique, false), coalesce(x.made_to_order, false), coalesce(x.lead_time_days, 0), coalesce(x.personalization_prompt, ''),
        coalesce(x.personalization_max, 0), coalesce(x.personalization_required, false), coalesce(x.personalization_max, 0) > 0, 'draft',
        coalesce(x.early, false))
    on conflict (id) do nothing;
    if found then
      insert into public.product_variants (product_id) values (p_id) returning id into variant;
      if coalesce(p_stock, 0) > 0 then perform public.adjust_stock(variant, p_stock); end if;
      if jsonb_array_length(p_pictures) > 0 then perform public.arrange_pictures(p_id, p_pictures); end if;
      insert into public.product_attributes (product_id, attribute_id, value_ids, number)
      select p_id, s.attribute_id, coalesce(s.value_ids, '{}'), s.number from jsonb_populate_recordset(null::public.product_attributes, p_said) s;
    end if;
  end if;
  if not private.is_my_product(p_id) then raise exception 'This is not your piece.' using errcode = '42501'; end if;
  if p_publish then update public.products p set status = 'active' where p.id = p_id and p.status = 'draft'; end if;
  delete from public.listing_drafts d where d.id = p_id;
  return (select p.status from public.products p where p.id = p_id);
end
$$;
comment on function public.place_listing(uuid, uuid, jsonb, jsonb, integer, jsonb, boolean) is
  'Makes a piece of a draft, with its version, stock, pictures and what is said of it, all or nothing, and puts it on sale where that is wished. Asked '
  'again it adds nothing: `p_id` is the draft''s. Runs with its caller''s rights, so everything a piece is held to holds here. Answers its status.';
revoke execute on function public.place_listing(uuid, uuid, jsonb, jsonb, integer, jsonb, boolean) from public;
grant execute on function public.place_listing(uuid, uuid, jsonb, jsonb, integer, jsonb, boolean) to authenticated, service_role;
