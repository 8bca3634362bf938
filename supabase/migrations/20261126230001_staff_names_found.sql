-- Why: forms of the office look makers, pieces, brands and categories up by a few letters. Under row level security no index answers parts of words, so a
-- million pieces were read for each letter that was typed.
create function public.named_found(p_of text, p_words text, p_shown boolean default false) returns table (id uuid, slug text, name text)
language plpgsql stable security definer rows 8 set search_path = '' as $$
begin
  if not private.is_staff_here() then raise exception 'This is for staff.' using errcode = '42501', hint = 'no_permission'; end if;
  -- Of very many that hold the words some are put in order: whoever looks for one of them types on.
  return query execute case p_of
    when 'sellers' then 'select f.id, f.slug, f.name from (select x.id, x.slug, x.business_name as name from public.sellers x
      where x.business_name ilike $1 and (x.application_status = ''approved'' or not $2 and $3) limit 500) f order by f.name, f.id limit 8'
    when 'products' then 'select f.id, null::text, f.name from (select x.id, x.name from public.products x
      where x.name ilike $1 and (x.status = ''active'' or not $2 and $4) limit 500) f order by f.name, f.id limit 8'
    when 'brands' then 'select f.id, f.slug, f.name from (select x.id, x.slug, x.name from public.brands x
      where x.name ilike $1 and (x.is_active or not $2 and $4) limit 500) f order by f.name, f.id limit 8'
    when 'categories' then 'select f.id, f.slug, f.name from (select x.id, x.slug, x.name from public.categories x
      where x.name ilike $1 and (x.status = ''active'' or not $2 and $4) limit 500) f order by f.name, f.id limit 8' end
    using private.words_like(p_words), coalesce(p_shown, false), private.may('sellers.read'), private.may('products.read');
end
$$;
comment on function public.named_found(text, text, boolean) is
  'Eight sellers, products, brands or categories whose name holds these words, for staff who type: of those that everybody sees, and of all where the
caller may read them and does not ask for p_shown only. 42501 for whoever is no staff, 22023 for no words or more than 100 letters.';
revoke execute on function public.named_found(text, text, boolean) from public, anon;
grant execute on function public.named_found(text, text, boolean) to authenticated;
