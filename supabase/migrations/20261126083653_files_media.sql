-- Why: a picture of the shop was described anew wherever it was shown, or nowhere, and nobody could find one that was there already. What a picture shows
-- is said once, in every language, beside the picture; tags put pictures together; both are searched.

/* Whether something says what a picture shows: {language: 1 to 300 characters}. */
create function private.are_picture_alts(given jsonb) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(given) = 'object' and not exists (
    select from jsonb_each(case jsonb_typeof(given) when 'object' then given else '{}' end) t
     where not private.is_language_tag(t.key) or jsonb_typeof(t.value) <> 'string' or char_length(btrim(t.value #>> '{}')) not between 1 and 300)
$$;
comment on function private.are_picture_alts(jsonb) is 'What a picture shows: a language leads to 1 to 300 characters.';

/* Whether these are tags: up to twenty, each in small letters and once. */
create function private.are_file_tags(given text[]) returns boolean language sql immutable parallel safe set search_path = '' as $$
  select cardinality(given) <= 20 and not exists (select from unnest(given) t where t is null or t <> lower(btrim(t)) or char_length(t) not between 1 and 40
      or t ~ '[,{}"\\[:cntrl:]]')
    and cardinality(given) = (select count(distinct t) from unnest(given) t)
$$;
comment on function private.are_file_tags(text[]) is 'Up to twenty tags of 1 to 40 characters in small letters, each once.';

create function private.file_words(name text, alts jsonb, tags text[]) returns text language sql immutable parallel safe set search_path = '' as $$
  select concat_ws(' ', name, (select string_agg(t.value, ' ' order by t.key) from jsonb_each_text(alts) t), (select string_agg(t, ' ') from unnest(tags) t))
$$;
comment on function private.file_words(text, jsonb, text[]) is 'Everything a file is found by.';
revoke execute on function private.are_picture_alts(jsonb), private.are_file_tags(text[]), private.file_words(text, jsonb, text[]) from public;
grant execute on function private.are_picture_alts(jsonb), private.are_file_tags(text[]), private.file_words(text, jsonb, text[]) to service_role;

alter table public.files
  add column alts jsonb not null default '{}' check (private.are_picture_alts(alts)),
  add column tags text[] not null default '{}' check (private.are_file_tags(tags)),
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add column changed_at timestamptz not null default clock_timestamp(),
  add column words text generated always as (private.file_words(name, alts, tags)) stored;
comment on column public.files.alts is 'What a picture of the shop shows, by language: said where it is shown and nothing nearer says it.';
comment on column public.files.width is 'In points, as who uploaded it measured it; null where nobody has.';
comment on column public.files.changed_at is 'What a person saw who wants to change it.';
drop index public.files_named;
create index files_words on public.files using gin (words extensions.gin_trgm_ops);
create index files_tagged on public.files using gin (tags) where tags <> '{}';

create or replace function private.follow_stored_file() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  points constant text := '^[1-9][0-9]{0,4}$';
begin
  insert into public.files (id, bucket_id, name, content_type, size_bytes, uploaded_by, created_at, width, height)
  select new.id, new.bucket_id, new.name, coalesce(new.metadata ->> 'mimetype', ''), coalesce((new.metadata ->> 'size')::bigint, 0),
    (select u.id from auth.users u where u.id = private.as_uuid(new.owner_id)), coalesce(new.created_at, now()),
    case when new.user_metadata ->> 'width' ~ points then (new.user_metadata ->> 'width')::integer end,
    case when new.user_metadata ->> 'height' ~ points then (new.user_metadata ->> 'height')::integer end
  on conflict (id) do update set bucket_id = excluded.bucket_id, name = excluded.name, content_type = excluded.content_type,
    size_bytes = excluded.size_bytes, uploaded_by = excluded.uploaded_by, width = excluded.width, height = excluded.height;
  return null;
end
$$;
drop trigger follow_stored_file on storage.objects;
create trigger follow_stored_file after insert or update of bucket_id, name, owner_id, metadata, user_metadata on storage.objects
  for each row execute function private.follow_stored_file();

create or replace function public.files_found(p_words text) returns setof public.files
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand('content.write');
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  return query execute 'select * from public.files where id in (
    (select f.id from public.files f where f.words ilike $1 and f.bucket_id = any ($2) order by f.created_at desc, f.id desc limit 200)
     union (select f.id from public.profiles p join public.files f on f.uploaded_by = p.id where p.full_name ilike $1 and f.bucket_id = any ($2)
      order by f.created_at desc, f.id desc limit 200))'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%', private.my_file_buckets();
end
$$;

/* Whoever sets a picture somewhere may choose one of the shop's: of contents, of categories, of the blog. */
create function private.demand_library() returns void language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.may('catalogue.write') or private.may('blog.write')) then perform private.demand('content.write'); end if;
end
$$;
comment on function private.demand_library() is 'Refuses (42501) who may set no picture anywhere.';
revoke execute on function private.demand_library() from public;

create function public.media_found(p_words text) returns setof public.files
language plpgsql stable security definer rows 200 set search_path = '' as $$
begin
  perform private.demand_library();
  if char_length(btrim(p_words)) not between 1 and 100 then raise exception 'Between 1 and 100 characters.' using errcode = '22023'; end if;
  return query execute 'select * from public.files f where f.words ilike $1 and f.bucket_id = ''shop-pictures''
      order by f.created_at desc, f.id desc limit 200'
    using '%' || regexp_replace(btrim(p_words), '([\\%_])', '\\\1', 'g') || '%';
end
$$;
comment on function public.media_found(text) is 'The newest 200 pictures of the shop whose name, tags or description in any language hold these words.';

create function public.media_tags() returns table (tag text, files bigint) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_library();
  return query select t.tag, count(*) from public.files f, unnest(f.tags) t(tag) where f.tags <> '{}' and f.bucket_id = 'shop-pictures'
    group by t.tag order by count(*) desc, t.tag limit 100;
end
$$;
comment on function public.media_tags() is 'The hundred tags that most pictures of the shop have, and how many have each.';

create function public.describe_picture(p_id uuid, p_alts jsonb, p_tags text[], p_seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was public.files;
begin
  perform private.demand('content.write');
  was := private.demand_file(p_id);
  if was.bucket_id <> 'shop-pictures' then raise exception 'This is no picture of the shop.' using errcode = 'HT005', hint = 'file_not_ours'; end if;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(was.changed_at));
  if p_alts is null or not private.are_picture_alts(p_alts) then
    raise exception 'In each language 1 to 300 characters.' using errcode = 'HT004', hint = 'no_alts';
  end if;
  if p_tags is null or not private.are_file_tags(p_tags) then
    raise exception 'Up to twenty tags in small letters.' using errcode = 'HT004', hint = 'no_tags';
  end if;
  update public.files f set alts = p_alts, tags = p_tags, changed_at = clock_timestamp() where f.id = p_id;
  perform private.log_activity('files.describe', p_id::text, (
    select coalesce(jsonb_object_agg(c.field, jsonb_build_array(c.before, c.after)), '{}')
      from (values ('alts', was.alts, p_alts), ('tags', to_jsonb(was.tags), to_jsonb(p_tags))) c (field, before, after) where c.before <> c.after), '');
  perform pg_catalog.pg_notify('pages', 'shop');
end
$$;
comment on function public.describe_picture(uuid, jsonb, text[], timestamptz) is
  'Says what a picture of the shop shows, by language, and which tags it has. HT003 changed_meanwhile, HT004 no_alts, no_tags, HT005 file_not_ours.';

create function public.picture_alts(p_text text, p_language text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(a.address, coalesce(f.alts ->> p_language, f.alts ->> 'en')), '{}')
    from unnest(private.file_addresses_in(p_text)) a (address)
    join storage.objects o on o.bucket_id = 'shop-pictures' and a.address like '/storage/v1/object/public/shop-pictures/%'
      and o.name = substr(a.address, char_length('/storage/v1/object/public/shop-pictures/') + 1)
    join public.files f on f.id = o.id
   where f.alts ? p_language or f.alts ? 'en'
$$;
comment on function public.picture_alts(text, text) is
  'What the shop''s pictures show that a text names, in a language or else in English: {address: words}. '
  'Addresses are without what follows a question mark.';

create function public.picture_alt(p_address text, p_language text) returns text language sql stable set search_path = '' as $$
  select public.picture_alts(p_address, p_language) ->> split_part(p_address, '?', 1) where p_address like '/storage/v1/object/public/shop-pictures/%'
$$;
comment on function public.picture_alt(text, text) is 'What one picture of the shop shows, in a language or else in English; null where nobody has said it.';

revoke execute on function public.media_found(text), public.media_tags(), public.describe_picture(uuid, jsonb, text[], timestamptz),
  public.picture_alts(text, text), public.picture_alt(text, text) from public;
revoke execute on function public.media_found(text), public.media_tags(), public.describe_picture(uuid, jsonb, text[], timestamptz) from anon;
grant execute on function public.media_found(text), public.media_tags(), public.describe_picture(uuid, jsonb, text[], timestamptz)
  to authenticated, service_role;
grant execute on function public.picture_alts(text, text), public.picture_alt(text, text) to anon, authenticated, service_role;

-- A picture that takes another's place brings its measure along.
create or replace function public.replace_file(p_id uuid, p_by uuid, p_reason text) returns void language plpgsql security definer set search_path = '' as $$
declare
  was public.files;
  taken public.files;
  stored storage.objects;
  addresses text[];
  address text;
begin
  perform private.demand('content.write');
  perform private.demand_reason(p_reason);
  was := private.demand_file(p_id);
  taken := private.demand_file(p_by);
  if was.bucket_id <> 'shop-pictures' or taken.bucket_id <> 'shop-pictures' or p_id = p_by or coalesce(taken.uploaded_by <> (select auth.uid()), false)
      or exists (select from private.file_uses(taken)) then
    raise exception 'Only a picture of the shop is replaced, by one that was just uploaded.' using errcode = 'HT005', hint = 'file_not_replaced';
  end if;
  -- The content changes hands: the row it came with goes, and what the file had before is storage's to remove.
  delete from storage.objects o where o.id = p_by returning * into stored;
  update storage.objects o set version = stored.version, metadata = stored.metadata,
    user_metadata = stored.user_metadata where o.id = p_id;
  address := '/storage/v1/object/public/' || was.bucket_id || '/' || was.name;
  addresses := (select array_agg(address || case v when 0 then '' else '?v=' || v end) from generate_series(0, was.revision) v);
  update public.files f set revision = f.revision + 1 where f.id = p_id;
  -- Browsers keep a picture for a year: where it is shown, its address says that it is another one.
  address := address || '?v=' || (was.revision + 1);
  update public.hero_slides s set image_url = address, changed_at = clock_timestamp() where s.image_url = any (addresses);
  update public.categories c set image_url = address, changed_at = clock_timestamp() where c.image_url = any (addresses);
  update public.brands b set logo_url = address where b.logo_url = any (addresses);
  update public.blog_categories g set image_url = address, changed_at = clock_timestamp() where g.image_url = any (addresses);
  update public.blog_posts p set featured_image = address where p.featured_image = any (addresses);
  perform private.log_activity('files.replace', p_id::text, jsonb_build_object('file', jsonb_build_array(was.bucket_id || '/' || was.name, null),
    'size_bytes', jsonb_build_array(was.size_bytes, taken.size_bytes)), p_reason);
end
$$;
