-- The shop tells of crafts, places, care and people. Posts are Markdown in one language and are translated like pieces are, with where a text came from and
-- whether it still matches its source.

create table public.blog_categories (
  id         text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  name       text not null check (char_length(name) between 1 and 80),
  description text not null default '' check (char_length(description) <= 500),
  image_url  text check (image_url ~ '^(/|https://)'),
  sort_order integer not null default 0,
  status     text not null default 'active' check (status in ('active', 'inactive', 'archived'))
);
comment on table public.blog_categories is 'Shelves of the blog. `id` stands in addresses; `name` and `description` are the English text.';
alter table public.blog_categories enable row level security;
create policy "everyone reads active blog categories" on public.blog_categories for select to anon, authenticated using (status = 'active');
grant select on public.blog_categories to anon, authenticated;
grant select, insert, update, delete on public.blog_categories to service_role;
create trigger blog_categories_tell_pages after insert or delete or update on public.blog_categories for each statement
  execute function private.tell_the_pages('shop');

create table public.blog_category_translations (
  category_id text not null references public.blog_categories on update cascade on delete cascade,
  language    text not null,
  name        text not null,
  description text not null default '',
  primary key (category_id, language)
);
comment on table public.blog_category_translations is 'A shelf of the blog in another language.';
alter table public.blog_category_translations enable row level security;

-- A shelf that is not shown yet, or no more, has no names either.
create policy "who sees the blog category sees its names" on public.blog_category_translations
  for select to anon, authenticated using (category_id in (select c.id from public.blog_categories c));
grant select on public.blog_category_translations to anon, authenticated;
grant select, insert, update, delete on public.blog_category_translations to service_role;
create trigger blog_category_translations_tell_pages after insert or delete or update on public.blog_category_translations
  for each statement execute function private.tell_the_pages('shop');

create table public.blog_tags (
  id    text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 60),
  name  text not null check (char_length(name) between 1 and 60),
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object')
);
comment on table public.blog_tags is 'What posts are about. `id` stands in addresses; `name` is English, `names` maps other languages to their word.';
alter table public.blog_tags enable row level security;
create policy "everyone reads blog tags" on public.blog_tags for select to anon, authenticated using (true);
grant select on public.blog_tags to anon, authenticated;
grant select, insert, update, delete on public.blog_tags to service_role;
create trigger blog_tags_tell_pages after insert or delete or update on public.blog_tags for each statement execute function private.tell_the_pages('shop');

/* Whole minutes a text takes: words where they are set apart, signs where they are not. At least one. */
create function private.reading_minutes(content text, language text) returns integer
language sql immutable strict set search_path = '' as $$
  select greatest(1, round(case
    when language = 'th' then char_length(content) / 900.0
    when language = 'ja' or language like 'zh%' then char_length(content) / 450.0
    else array_length(regexp_split_to_array(trim(content), '\s+'), 1) / 220.0 end))::integer
$$;
revoke execute on function private.reading_minutes(text, text) from public;
grant execute on function private.reading_minutes(text, text) to service_role;

create table public.blog_posts (
  id                 uuid primary key default gen_random_uuid(),
  slug               text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  language           text not null default 'en',
  title              text not null check (char_length(title) between 1 and 200),
  content            text not null default '' check (char_length(content) <= 100000),
  excerpt            text not null default '' check (char_length(excerpt) <= 500),
  featured_image     text check (featured_image ~ '^(/|https://)'),
  featured_image_alt text not null default '' check (char_length(featured_image_alt) <= 300),
  category_id        text references public.blog_categories on update cascade on delete set null,
  seo_title          text not null default '' check (char_length(seo_title) <= 120),
  seo_description    text not null default '' check (char_length(seo_description) <= 320),
  author             text not null default '' check (char_length(author) <= 120),
  product_search     text not null default '' check (char_length(product_search) <= 100),
  reading_time       integer generated always as (private.reading_minutes(content, language)) stored,
  status             text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  published_at       timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  check (status <> 'published' or published_at is not null)
);
comment on table public.blog_posts is
  'A post, in Markdown. Shown when published and its date has come. `reading_time` is minutes; `product_search` finds the pieces shown below it.';
create index blog_posts_newest on public.blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_category on public.blog_posts (category_id, published_at desc);
create trigger blog_posts_touch before update on public.blog_posts for each row execute function private.touch_updated_at();

/* What is published without a date is published now. */
create function private.publish_post() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'published' and new.published_at is null then new.published_at := pg_catalog.now(); end if;
  return new;
end
$$;
create trigger blog_posts_publish before insert or update of status, published_at on public.blog_posts for each row execute function private.publish_post();
alter table public.blog_posts enable row level security;
create policy "everyone reads published posts" on public.blog_posts for select to anon, authenticated using (status = 'published' and published_at <= now());
create policy "admins read all posts" on public.blog_posts for select to authenticated using ((select private.is_admin()));
grant select on public.blog_posts to anon, authenticated;
grant select, insert, update, delete on public.blog_posts to service_role;
create trigger blog_posts_tell_pages after insert or delete or update on public.blog_posts for each statement execute function private.tell_the_pages('shop');

create table public.blog_post_tags (
  post_id uuid not null references public.blog_posts on delete cascade,
  tag_id  text not null references public.blog_tags on update cascade on delete cascade,
  primary key (post_id, tag_id)
);
comment on table public.blog_post_tags is 'Which tags a post carries.';
create index blog_post_tags_tag on public.blog_post_tags (tag_id);
alter table public.blog_post_tags enable row level security;
create policy "who sees the post sees its tags" on public.blog_post_tags for select to anon, authenticated
  using (exists (select 1 from public.blog_posts p where p.id = post_id));
grant select on public.blog_post_tags to anon, authenticated;
grant select, insert, update, delete on public.blog_post_tags to service_role;
create trigger blog_post_tags_tell_pages after insert or delete or update on public.blog_post_tags for each statement
  execute function private.tell_the_pages('shop');

create table public.blog_post_translations (
  post_id            uuid not null references public.blog_posts on delete cascade,
  language           text not null,
  title              text not null check (char_length(title) between 1 and 200),
  content            text not null default '' check (char_length(content) <= 100000),
  excerpt            text not null default '' check (char_length(excerpt) <= 500),
  featured_image_alt text not null default '' check (char_length(featured_image_alt) <= 300),
  seo_title          text not null default '' check (char_length(seo_title) <= 120),
  seo_description    text not null default '' check (char_length(seo_description) <= 320),
  reading_time       integer generated always as (private.reading_minutes(content, language)) stored,
  origin             text not null default 'human' check (origin in ('human', 'machine', 'imported')),
  state              text not null default 'reviewed' check (state in ('draft', 'machine', 'reviewed', 'stale')),
  source_hash        text not null default '',
  updated_at         timestamptz not null default now(),
  primary key (post_id, language)
);
comment on table public.blog_post_translations is
  'A post in another language, with where the text came from and whether it still matches its source. Without content only title and excerpt are translated.';
create trigger blog_post_translations_touch before update on public.blog_post_translations for each row execute function private.touch_updated_at();
alter table public.blog_post_translations enable row level security;
create policy "who sees the post sees its translations" on public.blog_post_translations for select to anon, authenticated
  using (state <> 'draft' and exists (select 1 from public.blog_posts p where p.id = post_id));
create policy "admins read all post translations" on public.blog_post_translations for select to authenticated using ((select private.is_admin()));
grant select on public.blog_post_translations to anon, authenticated;
grant select, insert, update, delete on public.blog_post_translations to service_role;

/* What a translation is compared with. */
create function private.post_hash(title text, excerpt text, content text) returns text
language sql immutable strict set search_path = '' as $$
  select md5(title || chr(10) || excerpt || chr(10) || content)
$$;
revoke execute on function private.post_hash(text, text, text) from public;
grant execute on function private.post_hash(text, text, text) to service_role;

/* A translation that does not say what it was made from was made from the post as it is. */
create function private.note_post_source() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.source_hash = '' then
    new.source_hash := coalesce((select private.post_hash(p.title, p.excerpt, p.content) from public.blog_posts p where p.id = new.post_id), '');
  end if;
  return new;
end
$$;
revoke execute on function private.note_post_source() from public;
create trigger blog_post_translations_source before insert on public.blog_post_translations for each row execute function private.note_post_source();

/* A changed source text makes its translations stale; they are still shown. */
create function private.mark_post_translations_stale() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.blog_post_translations set state = 'stale'
   where post_id = new.id and state in ('machine', 'reviewed') and source_hash <> private.post_hash(new.title, new.excerpt, new.content);
  return new;
end
$$;
revoke execute on function private.mark_post_translations_stale() from public;
create trigger blog_posts_translations_stale after update of title, excerpt, content on public.blog_posts for each row
  when (old.title is distinct from new.title or old.excerpt is distinct from new.excerpt or old.content is distinct from new.content)
  execute function private.mark_post_translations_stale();
create trigger blog_post_translations_tell_pages after insert or delete or update on public.blog_post_translations
  for each statement execute function private.tell_the_pages('shop');
