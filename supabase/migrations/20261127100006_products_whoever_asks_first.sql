-- PostgreSQL asks the policies of a table that are joined by `or` from the last name to the first, and stops at the first that holds.
-- What everybody reads comes first, so that a member who looks at a shop is not asked, table by table, for rights as staff and for shops.
alter policy "everyone reads attributes" on public.attributes rename to "whoever asks reads attributes";
alter policy "everyone reads active blog categories" on public.blog_categories rename to "whoever asks reads active blog categories";
alter policy "everyone reads published posts" on public.blog_posts rename to "whoever asks reads published posts";
alter policy "everyone reads running promotions" on public.bogo_promotions rename to "whoever asks reads running promotions";
alter policy "everyone reads active brands" on public.brands rename to "whoever asks reads active brands";
alter policy "everyone reads active categories" on public.categories rename to "whoever asks reads active categories";
alter policy "everyone reads running collections" on public.collections rename to "whoever asks reads running collections";
alter policy "everyone reads running slides" on public.hero_slides rename to "whoever asks reads running slides";
alter policy "everyone reads pages that are shown" on public.pages rename to "whoever asks reads pages that are shown";
alter policy "whoever may reads all" on public.product_variants rename to "who may reads all";
alter policy "who sees the product sees its variants" on public.product_variants rename to "whoever sees the product sees its variants";
alter policy "everyone reads what approved sellers offer" on public.products rename to "whoever asks reads what approved sellers offer";
alter policy "everyone reads finished translations of approved sellers" on public.seller_translations
  rename to "whoever asks reads finished translations of approved sellers";
alter policy "everyone reads approved sellers" on public.sellers rename to "whoever asks reads approved sellers";
alter policy "everyone reads what shops say now" on public.shop_announcements rename to "whoever asks reads what shops say now";
alter policy "everyone reads the public settings" on public.shop_settings rename to "whoever asks reads the public settings";
