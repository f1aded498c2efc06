/** Eight kinds of widget in the first screen, as a template would write them. */
export const ourWidgets = `
<yy-accordion><details><summary>entrega</summary><p>em três dias</p></details></yy-accordion>
<yy-tabs><ul data-part="list"><li><a href="#um">um</a></li><li><a href="#dois">dois</a></li></ul>
  <section id="um" data-part="panel">um</section><section id="dois" data-part="panel">dois</section></yy-tabs>
<yy-popover><button type="button" data-part="trigger">?</button><p data-part="content">ajuda</p></yy-popover>
<yy-modal data-name="tamanhos" data-label="tamanhos"><p>do pp ao gg</p></yy-modal>
<yy-slide-in-panel data-name="filtros" data-label="filtros"><p>cor</p></yy-slide-in-panel>
<yy-mask data-mask="cpf"><label>cpf <input name="cpf"></label></yy-mask>
<yy-select><label for="estado">estado</label><select id="estado"><option>BA</option><option>SP</option></select></yy-select>
<yy-slider data-label="fotos"><div>a</div><div>b</div><div>c</div></yy-slider>`;

/** What Web Awesome has for the same. */
export const theirComponents = `
<wa-details summary="entrega"><p>em três dias</p></wa-details>
<wa-tab-group><wa-tab panel="um">um</wa-tab><wa-tab panel="dois">dois</wa-tab>
  <wa-tab-panel name="um">um</wa-tab-panel><wa-tab-panel name="dois">dois</wa-tab-panel></wa-tab-group>
<button id="ajuda">?</button><wa-tooltip for="ajuda">ajuda</wa-tooltip>
<wa-dialog label="tamanhos"><p>do pp ao gg</p></wa-dialog>
<wa-drawer label="filtros"><p>cor</p></wa-drawer>
<wa-input label="cpf"></wa-input>
<wa-select label="estado"><wa-option value="ba">BA</wa-option><wa-option value="sp">SP</wa-option></wa-select>
<wa-carousel><wa-carousel-item>a</wa-carousel-item><wa-carousel-item>b</wa-carousel-item><wa-carousel-item>c</wa-carousel-item></wa-carousel>`;
