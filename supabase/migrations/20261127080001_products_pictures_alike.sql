-- A photograph that another shop has shown before is what a copied listing begins with. Near pictures put the later listing before staff, as a rule does;
-- nothing else follows by itself. The print of a picture is cut into four bands of sixteen bits: prints that differ in three bits at most have one band that
-- is the same, so that four indexes find them and nothing walks a million pictures.
create table private.picture_prints (
  image_id uuid primary key references public.product_images (id) on delete cascade,
  print bigint,
  band_1 integer generated always as ((print >> 48)::integer & 65535) stored,
  band_2 integer generated always as ((print >> 32)::integer & 65535) stored,
  band_3 integer generated always as (((print >> 16) & 65535)::integer) stored,
  band_4 integer generated always as ((print & 65535)::integer) stored,
  next_try_at timestamptz default private.now(),
  tries integer not null default 0
);
comment on table private.picture_prints is
  'What a picture of a listing that lies in our storage looks like: 64 bits (pHash); null: not looked at yet, or too plain to be told from others.';
comment on column private.picture_prints.next_try_at is 'When it is looked at; null: it was.';
create index picture_prints_due on private.picture_prints (next_try_at) where next_try_at is not null;
create index picture_prints_band_1 on private.picture_prints (band_1) where print is not null;
create index picture_prints_band_2 on private.picture_prints (band_2) where print is not null;
create index picture_prints_band_3 on private.picture_prints (band_3) where print is not null;
create index picture_prints_band_4 on private.picture_prints (band_4) where print is not null;
alter table private.picture_prints enable row level security;
grant select, insert, update, delete, references, trigger, truncate on private.picture_prints to service_role;

create table private.likenesses (
  image_id uuid not null references public.product_images (id) on delete cascade,
  other_id uuid not null references public.product_images (id) on delete cascade,
  distance integer not null check (distance between 0 and 3),
  found_at timestamptz not null default private.now(),
  primary key (image_id, other_id)
);
comment on table private.likenesses is
  'Pictures of two shops that look alike, the later one first; what was found once does not put its listing before staff again.';
create index likenesses_other on private.likenesses (other_id);
alter table private.likenesses enable row level security;
grant select, insert, update, delete, references, trigger, truncate on private.likenesses to service_role;

create table private.shops_sharing_pictures (
  seller_id uuid not null references public.sellers (id) on delete cascade,
  other_id uuid not null references public.sellers (id) on delete cascade,
  said_by uuid references auth.users (id) on delete set null,
  said_at timestamptz not null default private.now(),
  primary key (seller_id, other_id),
  check (seller_id < other_id)
);
comment on table private.shops_sharing_pictures is
  'Shops that show the same pictures by right, such as a cooperative and its makers: staff have said so, and are not asked again.';
create index shops_sharing_pictures_other on private.shops_sharing_pictures (other_id);
create index shops_sharing_pictures_said_by on private.shops_sharing_pictures (said_by);
alter table private.shops_sharing_pictures enable row level security;
grant select, insert, update, delete, references, trigger, truncate on private.shops_sharing_pictures to service_role;

alter table public.product_reports drop constraint product_reports_origin_check;
alter table public.product_reports add constraint product_reports_origin_check check (origin in ('person', 'rule', 'first', 'waits', 'alike')) not valid;
alter table public.product_reports validate constraint product_reports_origin_check;
comment on column public.product_reports.origin is
  'Who asks for the look: a person, a rule of listings, the shop because the maker is new, or because a picture is like one of another shop (alike).';

create function private.print_due()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  -- What the shop brings itself many show by right.
  if new.url not like '/storage/v1/object/public/product-images/%' then return null; end if;
  insert into private.picture_prints (image_id) values (new.id)
  on conflict (image_id) do update set print = null, next_try_at = private.now(), tries = 0;
  return null;
end
$function$;
comment on function private.print_due() is 'Has a picture of a listing looked at by the job print-pictures.';
revoke execute on function private.print_due() from public;
grant execute on function private.print_due() to service_role;
create trigger product_images_printed after insert on public.product_images for each row execute function private.print_due();
create trigger product_images_printed_anew after update of url on public.product_images for each row
  when (old.url is distinct from new.url) execute function private.print_due();
-- Those that stand already: the job walks them, a few at a time.
insert into private.picture_prints (image_id) select i.id from public.product_images i where i.url like '/storage/v1/object/public/product-images/%'
on conflict do nothing;

create function private.near_pictures(p_image_id uuid)
 returns table (image_id uuid, seller_id uuid, distance integer)
 language sql
 stable
 security definer
 set search_path to ''
as $function$
  select n.image_id, p.seller_id, n.distance from (
      select q.image_id, bit_count((q.print # m.print)::bit(64))::integer as distance
        from private.picture_prints m join private.picture_prints q on q.print is not null and q.image_id <> m.image_id
         and (q.band_1 = m.band_1 or q.band_2 = m.band_2 or q.band_3 = m.band_3 or q.band_4 = m.band_4)
       where m.image_id = p_image_id) n
    join public.product_images i on i.id = n.image_id join public.products p on p.id = i.product_id
   where n.distance <= 3
$function$;
comment on function private.near_pictures(uuid) is 'Pictures whose prints differ from that of this one in three bits of sixty-four at most, of any shop.';
revoke execute on function private.near_pictures(uuid) from public;
grant execute on function private.near_pictures(uuid) to service_role;

create function private.is_later_picture(p_url text, p_other text)
 returns boolean
 language sql
 stable
 security definer
 set search_path to ''
as $function$
  select coalesce((select f.created_at from storage.objects f where f.bucket_id = 'product-images' and f.name = substr(p_url, 42)), private.now())
    >= coalesce((select f.created_at from storage.objects f where f.bucket_id = 'product-images' and f.name = substr(p_other, 42)), private.now())
$function$;
comment on function private.is_later_picture(text,text) is 'Whether the file of one picture was sent after that of another, by their addresses.';
revoke execute on function private.is_later_picture(text,text) from public;
grant execute on function private.is_later_picture(text,text) to service_role;

create function private.keep_print(p_image_id uuid, p_print bigint, p_url text)
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  -- Of two that are looked at in the same moment the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended('picture_prints', 0));
  update private.picture_prints q set print = p_print, next_try_at = null
    from public.product_images i where q.image_id = p_image_id and i.id = q.image_id and i.url = p_url;
  if not found or p_print is null then return; end if;
  with found as (
    select i.id as image_id, i.product_id, p.seller_id, n.image_id as other_id, n.seller_id as other_seller, o.product_id as other_product, n.distance,
        private.is_later_picture(i.url, o.url) as later
      from public.product_images i join public.products p on p.id = i.product_id
      cross join lateral (select * from private.near_pictures(i.id) x where x.seller_id <> p.seller_id order by x.distance, x.image_id limit 20) n
      join public.product_images o on o.id = n.image_id
     where i.id = p_image_id and not exists (select from private.shops_sharing_pictures s
       where s.seller_id = least(p.seller_id, n.seller_id) and s.other_id = greatest(p.seller_id, n.seller_id))
  ), kept as (
    insert into private.likenesses (image_id, other_id, distance)
    select case when later then image_id else other_id end, case when later then other_id else image_id end, distance from found
    on conflict do nothing returning image_id
  )
  insert into public.product_reports (product_id, reporter_id, origin, reason)
  select distinct i.product_id, null::uuid, 'alike', 'copied' from kept k join public.product_images i on i.id = k.image_id
  on conflict do nothing;
end
$function$;
comment on function private.keep_print(uuid,bigint,text) is
  'Keeps what a picture looks like (null: nothing can be told) and puts the later of two listings of different shops before staff, once for each pair.';
revoke execute on function private.keep_print(uuid,bigint,text) from public;
grant execute on function private.keep_print(uuid,bigint,text) to service_role;

create function private.likenesses_of(p_product_id uuid)
 returns jsonb
 language sql
 stable
 security definer
 set search_path to ''
as $function$
  select coalesce(jsonb_agg(x.said order by x.found_at, x.other_id), '[]') from (
    select l.found_at, l.other_id, jsonb_build_object('distance', l.distance, 'found_at', l.found_at, 'url', i.url, 'sent_at', f.created_at,
        'other', jsonb_build_object('url', o.url, 'sent_at', g.created_at, 'product_id', q.id,
          'name', q.name, 'seller_id', s.id, 'seller', s.business_name)) as said
      from public.product_images i join private.likenesses l on l.image_id = i.id join public.product_images o on o.id = l.other_id
      join public.products p on p.id = i.product_id join public.products q on q.id = o.product_id join public.sellers s on s.id = q.seller_id
      left join storage.objects f on f.bucket_id = 'product-images' and f.name = substr(i.url, 42)
      left join storage.objects g on g.bucket_id = 'product-images' and g.name = substr(o.url, 42)
     where i.product_id = p_product_id and not exists (select from private.shops_sharing_pictures r
       where r.seller_id = least(p.seller_id, q.seller_id) and r.other_id = greatest(p.seller_id, q.seller_id))
     order by l.found_at, l.other_id limit 12) x
$function$;
comment on function private.likenesses_of(uuid) is
  'Pictures of a piece that are like earlier ones of other shops, beside those: [{distance, found_at, url, sent_at, other}].';
revoke execute on function private.likenesses_of(uuid) from public;
grant execute on function private.likenesses_of(uuid) to service_role;

create function public.allow_shared_pictures(p_product_id uuid, p_seller_id uuid, p_reason text)
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  p public.products;
begin
  perform private.demand('products.judge');
  p := private.product_to_judge(p_product_id, p_reason);
  if private.is_own_shop((select auth.uid()), p_seller_id) then
    raise exception 'Nobody judges their own pieces.' using errcode = 'HT005', hint = 'own_shop';
  end if;
  if not exists (select from public.product_images i join private.likenesses l on l.image_id = i.id join public.product_images o on o.id = l.other_id
      join public.products q on q.id = o.product_id where i.product_id = p.id and q.seller_id = p_seller_id and p.seller_id <> p_seller_id) then
    raise exception 'No picture of this piece is like one of that shop.' using errcode = 'PT404';
  end if;
  insert into private.shops_sharing_pictures (seller_id, other_id, said_by)
  values (least(p.seller_id, p_seller_id), greatest(p.seller_id, p_seller_id), (select auth.uid())) on conflict do nothing;
  if not found then raise exception 'This was said before.' using errcode = 'HT005', hint = 'already_decided'; end if;
  -- What waits because of these two shops, and of no third, waits no more.
  update public.product_reports r set decided_at = private.now(), decision = 'nothing'
   where r.origin = 'alike' and r.decided_at is null and private.likenesses_of(r.product_id) = '[]'
     and r.product_id in (select i.product_id from private.likenesses l join public.product_images i on i.id = l.image_id
       join public.products x on x.id = i.product_id where x.seller_id in (p.seller_id, p_seller_id));
  perform private.log_activity('products.share_pictures', p.id::text, jsonb_build_object('seller_id', jsonb_build_array(p.seller_id, p_seller_id)), p_reason);
end
$function$;
comment on function public.allow_shared_pictures(uuid,uuid,text) is
  'Staff (products.judge) say that two shops show the same pictures by right: nobody is asked about them again. HT005 own_shop, already_decided; PT404.';
revoke execute on function public.allow_shared_pictures(uuid,uuid,text) from public, anon;
grant execute on function public.allow_shared_pictures(uuid,uuid,text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.facts_of_listing(p_key text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', p.name, 'image', p.image_url, 'status', p.status, 'price_minor', p.price_minor, 'seller_id', s.id, 'seller',
      s.business_name, 'held', h.product_id is not null, 'waits', p.waits_since is not null, 'seen', private.listing_seen(p),
      'alike', private.likenesses_of(p.id),
      'reports', coalesce((
        select jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at, 'name', coalesce(nullif(x.full_name, ''), x.email, ''))
          order by r.created_at)
          from (select * from public.product_reports o where o.product_id = p.id and o.decided_at is null order by o.created_at limit 20) r
          left join public.profiles x on x.id = r.reporter_id), '[]'))
    from public.products p join public.sellers s on s.id = p.seller_id left join public.product_holds h on h.product_id = p.id
   where p.id = private.as_uuid(p_key)
$function$;
