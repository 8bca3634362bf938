-- Why: posts were written by SQL. Staff with `blog.write` write them: what is typed is kept on the server before anybody else sees it, every text that was
-- shown stays and can be shown again, and an address that changed leads on.

create table public.blog_drafts (
  post_id            uuid not null references public.blog_posts on delete cascade,
  language           text not null check (private.is_language_tag(language)),
  title              text not null default '' check (char_length(title) <= 200),
  content            text not null default '' check (char_length(content) <= 100000),
  excerpt            text not null default '' check (char_length(excerpt) <= 500),
  featured_image_alt text not null default '' check (char_length(featured_image_alt) <= 300),
  seo_title          text not null default '' check (char_length(seo_title) <= 120),
  seo_description    text not null default '' check (char_length(seo_description) <= 320),
  revision           integer not null default 1,
  saved_at           timestamptz not null default clock_timestamp(),
  saved_by           uuid references auth.users on delete set null,
  primary key (post_id, language)
);
comment on table public.blog_drafts is
  'What is being written for a post in a language and nobody but staff reads yet. `revision` counts how often it was kept.';
create index blog_drafts_person on public.blog_drafts (saved_by);
alter table public.blog_drafts enable row level security;
create policy "who may reads drafts of posts" on public.blog_drafts for select to authenticated using ((select private.may('blog.read')));
grant select on public.blog_drafts to authenticated, service_role;
revoke insert, update, delete, truncate on public.blog_drafts from service_role;

create table public.blog_versions (
  id                 bigint generated always as identity primary key,
  post_id            uuid not null references public.blog_posts on delete cascade,
  language           text not null check (private.is_language_tag(language)),
  title              text not null,
  content            text not null,
  excerpt            text not null,
  featured_image_alt text not null,
  seo_title          text not null,
  seo_description    text not null,
  saved_at           timestamptz not null default clock_timestamp(),
  saved_by           uuid references auth.users on delete set null,
  returned_to        bigint references public.blog_versions on delete set null
);
comment on table public.blog_versions is 'Every text of a post that staff have put in its place, by language. `returned_to`: the older one it repeats.';
create index blog_versions_of_post on public.blog_versions (post_id, language, id);
create index blog_versions_person on public.blog_versions (saved_by);
create index blog_versions_returned on public.blog_versions (returned_to);
alter table public.blog_versions enable row level security;
create policy "who may reads versions of posts" on public.blog_versions for select to authenticated using ((select private.may('blog.read')));
grant select on public.blog_versions to authenticated, service_role;
revoke insert, update, delete, truncate on public.blog_versions from service_role;

create table private.blog_previews (
  token_hash text primary key,
  post_id    uuid not null references public.blog_posts on delete cascade,
  expires_at timestamptz not null
);
comment on table private.blog_previews is 'Links by which a post is seen before it is shown: the SHA-256 of their tokens, and until when.';
create index blog_previews_post on private.blog_previews (post_id);
create index blog_previews_end on private.blog_previews (expires_at);
grant select on private.blog_previews to service_role;

create index blog_posts_changed on public.blog_posts (updated_at, id);
create index blog_posts_named on public.blog_posts (title, id);
create policy "who may reads all blog categories" on public.blog_categories for select to authenticated using ((select private.may('blog.read')));
create trigger blog_posts_logged after update or delete on public.blog_posts for each row
  execute function private.log_changes('id', 'slug', 'language', 'category_id', 'author', 'status', 'published_at', 'featured_image', 'product_search');

-- Pictures of posts lie with those of slides.
alter policy "who may sees the shop's pictures" on storage.objects
  using (bucket_id = 'shop-pictures' and ((select private.may('content.write'))
    or (select private.may('catalogue.write')) or (select private.may('blog.write'))));
alter policy "who may adds pictures of the shop" on storage.objects
  with check (bucket_id = 'shop-pictures' and ((select private.may('content.write'))
    or (select private.may('catalogue.write')) or (select private.may('blog.write'))));

/* Leads readers of an address of the blog that is gone to the new one, in one step; an address that is in use again leads nowhere. */
create function private.lead_on(p_from text, p_to text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reason constant text := 'The address of the page was changed.';
  was public.redirects;
  now_is public.redirects;
begin
  perform pg_advisory_xact_lock(hashtextextended('redirects', 0));
  delete from public.redirects r where r.from_path = p_to returning * into was;
  if found then perform private.log_redirect('remove', was, null, reason); end if;
  for was in select * from public.redirects r where split_part(r.to_path, '?', 1) = p_from for update loop
    update public.redirects r set to_path = p_to, changed_at = clock_timestamp() where r.id = was.id returning * into now_is;
    perform private.log_redirect('shorten', was, now_is, reason);
  end loop;
  insert into public.redirects (from_path, to_path) values (p_from, p_to)
    on conflict (from_path) do update set to_path = excluded.to_path, changed_at = clock_timestamp() returning * into now_is;
  perform private.log_redirect('create', null, now_is, reason);
end
$$;
revoke execute on function private.lead_on(text, text) from public;

/*
 * Makes a post (a draft, with a title and a language) or changes what is said about it: {slug, title, language, category_id, author, featured_image,
 * product_search, tags: [{id, name}]}. The title and the language are those of a new one. An address readers have known leads on.
 */
create function public.write_blog_post(p_id uuid, p_post jsonb, p_seen timestamptz) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked public.blog_posts := jsonb_populate_record(null::public.blog_posts, p_post);
  kept public.blog_posts;
begin
  perform private.demand('blog.write');
  if jsonb_typeof(coalesce(p_post -> 'tags', '[]')) <> 'array' or jsonb_array_length(coalesce(p_post -> 'tags', '[]')) > 20 then
    raise exception 'Twenty tags at most.' using errcode = 'HT004', hint = 'no_post';
  end if;
  if p_id is null then
    insert into public.blog_posts (slug, language, title, category_id, author, featured_image, product_search)
    values (asked.slug, coalesce(asked.language, 'en'), asked.title, asked.category_id, coalesce(asked.author, ''), asked.featured_image,
      coalesce(asked.product_search, ''))
    returning * into kept;
    perform private.log_activity('blog_posts.insert', kept.id::text, jsonb_build_object('title', jsonb_build_array(null, kept.title)));
  else
    select * into kept from public.blog_posts p where p.id = p_id for update;
    perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.updated_at));
    update public.blog_posts p set slug = asked.slug, category_id = asked.category_id, author = coalesce(asked.author, ''),
        featured_image = asked.featured_image, product_search = coalesce(asked.product_search, ''), updated_at = clock_timestamp()
     where p.id = p_id;
    if kept.slug <> asked.slug and kept.published_at <= private.now() then
      perform private.lead_on('/blog/' || kept.slug, '/blog/' || asked.slug);
    end if;
  end if;
  if p_post ? 'tags' then
    insert into public.blog_tags (id, name)
    select distinct on (t.id) t.id, t.name from jsonb_to_recordset(p_post -> 'tags') t(id text, name text) order by t.id
    on conflict (id) do nothing;
    delete from public.blog_post_tags g where g.post_id = kept.id
       and g.tag_id not in (select t.id from jsonb_to_recordset(p_post -> 'tags') t(id text));
    insert into public.blog_post_tags (post_id, tag_id)
    select distinct kept.id, t.id from jsonb_to_recordset(p_post -> 'tags') t(id text) on conflict do nothing;
  end if;
  return kept.id;
exception
  when unique_violation then raise exception 'Another post has this address.' using errcode = 'HT005', hint = 'slug_taken';
  when check_violation or not_null_violation or foreign_key_violation then
    raise exception 'This cannot be a post: %', sqlerrm using errcode = 'HT004', hint = 'no_post';
end
$$;
comment on function public.write_blog_post(uuid, jsonb, timestamptz) is
  'Makes a post or changes what is said about it (address, shelf, tags, author, picture, pieces). HT003 changed_meanwhile, HT004 no_post, HT005 slug_taken.';

/*
 * Keeps what is being written: {title, content, excerpt, featured_image_alt, seo_title, seo_description}; answers its revision. HT003 changed_meanwhile
 * where the draft is not the one that was seen (null: none), HT004 no_text where it is too long.
 */
create function public.keep_blog_draft(p_post uuid, p_language text, p_texts jsonb, p_seen integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  asked public.blog_drafts := jsonb_populate_record(null::public.blog_drafts, p_texts);
  kept integer;
begin
  perform private.demand('blog.write');
  -- One after the other, also while there is no draft yet.
  perform from public.blog_posts p where p.id = p_post for no key update;
  if not found then raise exception 'There is no such post.' using errcode = 'PT404'; end if;
  select d.revision into kept from public.blog_drafts d where d.post_id = p_post and d.language = p_language;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept));
  insert into public.blog_drafts as d
    (post_id, language, title, content, excerpt, featured_image_alt, seo_title, seo_description, revision, saved_by)
  values (p_post, p_language, coalesce(asked.title, ''), coalesce(asked.content, ''), coalesce(asked.excerpt, ''),
    coalesce(asked.featured_image_alt, ''), coalesce(asked.seo_title, ''), coalesce(asked.seo_description, ''), 1, (select auth.uid()))
  on conflict (post_id, language) do update set title = excluded.title, content = excluded.content, excerpt = excluded.excerpt,
    featured_image_alt = excluded.featured_image_alt, seo_title = excluded.seo_title, seo_description = excluded.seo_description,
    revision = d.revision + 1, saved_at = clock_timestamp(), saved_by = excluded.saved_by
  returning d.revision into kept;
  return kept;
exception when check_violation then
  raise exception 'This cannot be kept: %', sqlerrm using errcode = 'HT004', hint = 'no_text';
end
$$;
comment on function public.keep_blog_draft(uuid, text, jsonb, integer) is
  'Keeps what is being written for a post in a language, before anybody else sees it; answers its revision. HT003 changed_meanwhile, HT004 no_text.';

create function public.drop_blog_draft(p_post uuid, p_language text, p_seen integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand('blog.write');
  perform from public.blog_posts p where p.id = p_post for no key update;
  perform private.demand_unchanged(to_jsonb(p_seen),
    (select to_jsonb(d.revision) from public.blog_drafts d where d.post_id = p_post and d.language = p_language));
  delete from public.blog_drafts d where d.post_id = p_post and d.language = p_language;
end
$$;
comment on function public.drop_blog_draft(uuid, text, integer) is 'Throws away what was being written for a post in a language. HT003 changed_meanwhile.';

/* Puts a text in its place and keeps it as a version; before the first, what stood there. The post is locked by the caller. */
create function private.set_blog_text(p_post public.blog_posts, p_text public.blog_versions) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  made bigint;
begin
  if btrim(p_text.title) = '' then raise exception 'A post has a title.' using errcode = 'HT004', hint = 'no_title'; end if;
  if not exists (select from public.blog_versions v where v.post_id = p_post.id and v.language = p_text.language) then
    insert into public.blog_versions (post_id, language, title, content, excerpt, featured_image_alt, seo_title, seo_description, saved_at)
    select p_post.id, p_text.language, p_post.title, p_post.content, p_post.excerpt, p_post.featured_image_alt, p_post.seo_title,
           p_post.seo_description, p_post.updated_at
     where p_post.language = p_text.language and p_post.content <> ''
    union all
    select t.post_id, t.language, t.title, t.content, t.excerpt, t.featured_image_alt, t.seo_title, t.seo_description, t.updated_at
      from public.blog_post_translations t where t.post_id = p_post.id and t.language = p_text.language and p_post.language <> p_text.language;
  end if;
  if p_post.language = p_text.language then
    update public.blog_posts p set title = p_text.title, content = p_text.content, excerpt = p_text.excerpt,
      featured_image_alt = p_text.featured_image_alt, seo_title = p_text.seo_title, seo_description = p_text.seo_description,
      updated_at = clock_timestamp()
     where p.id = p_post.id;
  else
    insert into public.blog_post_translations as t
      (post_id, language, title, content, excerpt, featured_image_alt, seo_title, seo_description, origin, state, source_hash)
    values (p_post.id, p_text.language, p_text.title, p_text.content, p_text.excerpt, p_text.featured_image_alt, p_text.seo_title,
      p_text.seo_description, 'human', 'reviewed', private.post_hash(p_post.title, p_post.excerpt, p_post.content))
    on conflict (post_id, language) do update set title = excluded.title, content = excluded.content, excerpt = excluded.excerpt,
      featured_image_alt = excluded.featured_image_alt, seo_title = excluded.seo_title, seo_description = excluded.seo_description,
      origin = excluded.origin, state = excluded.state, source_hash = excluded.source_hash;
  end if;
  insert into public.blog_versions
    (post_id, language, title, content, excerpt, featured_image_alt, seo_title, seo_description, saved_by, returned_to)
  values (p_post.id, p_text.language, p_text.title, p_text.content, p_text.excerpt, p_text.featured_image_alt, p_text.seo_title,
    p_text.seo_description, (select auth.uid()), p_text.returned_to)
  returning id into made;
  perform private.log_activity('blog_posts.text', p_post.id::text,
    jsonb_build_object('language', jsonb_build_array(null, p_text.language), 'version', jsonb_build_array(p_text.returned_to, made)));
  return made;
end
$$;
revoke execute on function private.set_blog_text(public.blog_posts, public.blog_versions) from public;

/*
 * Puts what was written in the place of the post's text in that language, as a version of its own. A translation is one by a person, read against the
 * source as it is now. HT003 changed_meanwhile, HT004 no_title.
 */
create function public.save_blog_text(p_post uuid, p_language text, p_seen integer) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
  draft public.blog_drafts;
  asked public.blog_versions;
begin
  perform private.demand('blog.write');
  select * into post from public.blog_posts p where p.id = p_post for no key update;
  delete from public.blog_drafts d where d.post_id = p_post and d.language = p_language returning * into draft;
  perform private.demand_unchanged(to_jsonb(coalesce(p_seen, -1)), to_jsonb(draft.revision));
  asked := jsonb_populate_record(null::public.blog_versions, to_jsonb(draft));
  return private.set_blog_text(post, asked);
end
$$;
comment on function public.save_blog_text(uuid, text, integer) is
  'Puts what was written for a post in a language in its place; what stood there stays as a version. HT003 changed_meanwhile, HT004 no_title.';

create function public.return_blog_text(p_version bigint, p_seen bigint) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  wanted public.blog_versions;
  post public.blog_posts;
begin
  perform private.demand('blog.write');
  select * into wanted from public.blog_versions v where v.id = p_version;
  if not found then raise exception 'There is no such version.' using errcode = 'PT404'; end if;
  select * into post from public.blog_posts p where p.id = wanted.post_id for no key update;
  perform private.demand_unchanged(to_jsonb(p_seen),
    (select to_jsonb(max(v.id)) from public.blog_versions v where v.post_id = wanted.post_id and v.language = wanted.language));
  if exists (select from public.blog_drafts d where d.post_id = wanted.post_id and d.language = wanted.language) then
    raise exception 'Something is being written.' using errcode = 'HT005', hint = 'draft_there';
  end if;
  wanted.returned_to := wanted.id;
  return private.set_blog_text(post, wanted);
end
$$;
comment on function public.return_blog_text(bigint, bigint) is
  'Shows an older text of a post again, as a version of its own; `p_seen` is the newest that was seen. HT003 changed_meanwhile, HT005 draft_there.';

/*
 * Shows a post (`published`, now or from `p_at` on), takes it back (`draft`), puts it away (`archived`). HT003 changed_meanwhile, HT004 no_text where there
 * is nothing to read yet. The first moment somebody could read it stays its date.
 */
create function public.move_blog_post(p_id uuid, p_to text, p_at timestamptz, p_seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.blog_posts;
begin
  perform private.demand('blog.write');
  if p_to is null or p_to not in ('published', 'draft', 'archived') then
    raise exception 'Published, draft or archived.' using errcode = '22023', hint = 'invalid';
  end if;
  select * into kept from public.blog_posts p where p.id = p_id for no key update;
  perform private.demand_unchanged(to_jsonb(p_seen), to_jsonb(kept.updated_at));
  if p_to = 'published' and btrim(kept.content) = '' then
    raise exception 'There is nothing to read yet.' using errcode = 'HT004', hint = 'no_text';
  end if;
  update public.blog_posts p set status = p_to, updated_at = clock_timestamp(),
      published_at = case when p_to <> 'published' then p.published_at
        when p_at is not null then p_at
        when p.published_at <= private.now() then p.published_at else private.now() end
   where p.id = p_id;
end
$$;
comment on function public.move_blog_post(uuid, text, timestamptz, timestamptz) is
  'Shows a post, now or from a moment on, takes it back or puts it away. HT003 changed_meanwhile, HT004 no_text.';

/* A link by which the post can be seen for an hour, with what is being written. Only its hash is kept. */
create function public.ask_blog_preview(p_post uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.demand('blog.write');
  delete from private.blog_previews v where v.expires_at < private.now();
  insert into private.blog_previews (token_hash, post_id, expires_at)
  select encode(sha256(convert_to(token, 'UTF8')), 'hex'), p.id, private.now() + interval '1 hour' from public.blog_posts p where p.id = p_post;
  if not found then raise exception 'There is no such post.' using errcode = 'PT404'; end if;
  return token;
end
$$;
comment on function public.ask_blog_preview(uuid) is
  'Makes a link by which a post is seen for an hour as readers will see it, with what is being written; answers its token.';

create function public.list_blog_versions(p_post uuid, p_language text)
returns table (id bigint, saved_at timestamptz, person text, returned_to bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand('blog.read');
  return query
    select v.id, v.saved_at, coalesce(nullif(p.full_name, ''), p.email, ''), v.returned_to
      from public.blog_versions v left join public.profiles p on p.id = v.saved_by
     where v.post_id = p_post and v.language = p_language order by v.id desc limit 100;
end
$$;
comment on function public.list_blog_versions(uuid, text) is
  'The last hundred texts of a post in a language, the newest first, with who put them in their place.';

revoke execute on function public.list_blog_versions(uuid, text), public.write_blog_post(uuid, jsonb, timestamptz),
  public.keep_blog_draft(uuid, text, jsonb, integer), public.drop_blog_draft(uuid, text, integer), public.save_blog_text(uuid, text, integer),
  public.return_blog_text(bigint, bigint), public.move_blog_post(uuid, text, timestamptz, timestamptz), public.ask_blog_preview(uuid) from public, anon;
grant execute on function public.list_blog_versions(uuid, text), public.write_blog_post(uuid, jsonb, timestamptz),
  public.keep_blog_draft(uuid, text, jsonb, integer), public.drop_blog_draft(uuid, text, integer), public.save_blog_text(uuid, text, integer),
  public.return_blog_text(bigint, bigint), public.move_blog_post(uuid, text, timestamptz, timestamptz), public.ask_blog_preview(uuid) to authenticated;

/* Tells pages of posts whose moment has come since two minutes ago; asked every minute. */
create function private.show_due_posts() returns void language sql security definer set search_path = '' as $$
  select pg_catalog.pg_notify('pages', 'shop') where exists (select from public.blog_posts p
   where p.status = 'published' and p.published_at > private.now() - interval '2 minutes' and p.published_at <= private.now())
$$;
comment on function private.show_due_posts() is 'Has pages made anew when the moment of a post has come.';
revoke execute on function private.show_due_posts() from public;
grant execute on function private.show_due_posts() to service_role;
